import KitchenModels
import SwiftUI

public struct RecipeScreen: View {
  let recipe: Recipe  // fact: wrapper=none origin=initArgument
  @State private var portions = 2
  @State private var tags: [String] = []

  public init(recipe: Recipe) {
    self.recipe = recipe
  }

  public var body: some View {
    List {
      Stepper("\(portions) portions", value: $portions)
      Section("Steps") {
        ForEach(recipe.steps.indices, id: \.self) { index in  // expect: index-identity
          Text(recipe.steps[index].text)
        }
        .onDelete { recipe.remove(at: $0) }
      }
      Section("Shopping") {
        ForEach(amounts) { amount in  // expect: unstable-id
          AmountRow(amount: amount)
        }
      }
      Section("Tags") {
        ForEach($tags, id: \.self) { $tag in
          TextField("Tag", text: $tag)  // expect: unstable-id warning
        }
      }
      ForEach(0..<portions, id: \.self) { _ in Image(systemName: "person") }
      Text(recipe.title)
        .id(Date())  // expect: unstable-id warning
    }
  }

  private var amounts: [Amount] {
    recipe.steps.map { Amount(text: "\(portions) × \($0.text)") }
  }
}

struct Amount: Identifiable {
  let id = UUID()
  let text: String
}

struct AmountRow: View {
  let amount: Amount
  @State private var isBought = false

  var body: some View { Toggle(amount.text, isOn: $isBought) }
}
