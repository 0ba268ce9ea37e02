/// All rules, by id. Written by hand: a test holds it together with the folders and with the pages in `rules/`.
public enum Registry {
  public static let rules: [any Rule.Type] = [
    FormatterInBody.self,
    IndexIdentity.self,
    MissingBindable.self,
    ModelCreatedInBody.self,
    ModelWithoutOwner.self,
    MutationInBody.self,
    ObservableObjectNotObserved.self,
    ObservedObjectCreated.self,
    OnchangeDerivedState.self,
    OnchangeLoop.self,
    PublisherInView.self,
    ReloadOnAppear.self,
    StateFromParameter.self,
    StateHoldsObservableObject.self,
    StateObjectInRow.self,
    TaskInOnAppear.self,
    TaskMissingId.self,
    UnstableId.self,
    UnstableTaskId.self,
    WorkInBody.self,
    WorkInInit.self,
  ]
}
