import SwiftUI
import TurfKit
import UIKit

/// Models that are made while the body runs, for good reasons.
struct ToolScreen: View {
  let day: Int
  let spare: Rake
  let known: (Int) -> Rake?
  @State private var title = ""

  init(day: Int) {
    self.day = day
    spare = .shared
    known = { _ in nil }
  }

  var body: some View {
    TextField("Title", text: $title)
    RakeEditor(rake: Rake(teeth: 3))  // expect: model-created-in-body hint
    HandleBadge(handle: Handle())  // expect: model-created-in-body hint
    RakeLabel(rake: Rake(teeth: title.count))  // expect: model-created-in-body hint
    found
    RakePane(rake: Rake(teeth: 5)).disabled(true)  // expect: model-created-in-body hint
    ToolDoor(router: ToolRouter())  // expect: model-created-in-body hint
    RakePane(rake: .shared)
    RakePane(rake: spare.copy())
    TurfChart(model: Rake(teeth: 7))
    HandlePane(style: HandleStyle())
  }

  @ViewBuilder
  private var found: some View {
    let rake = known(day) ?? Rake(teeth: 4)  // expect: model-created-in-body hint
    RakePane(rake: rake)
  }
}

@Observable
final class Rake {
  static let shared = Rake(teeth: 9)
  var teeth: Int

  init(teeth: Int) { self.teeth = teeth }

  func copy() -> Rake { Rake(teeth: teeth) }
}

/// Keeps the first rake that it gets.
struct RakeEditor: View {
  @State private var rake: Rake

  init(rake: Rake) { _rake = State(initialValue: rake) }  // expect: injected-object-in-state

  var body: some View { Stepper("\(rake.teeth)", value: $rake.teeth) }
}

@Observable
final class Handle {
  var wood = "ash"
}

struct HandleBadge: View {
  let handle: Handle

  var body: some View { Text(handle.wood) }
}

struct RakeLabel: View {
  let rake: Rake

  var body: some View { Text("\(rake.teeth) teeth") }
}

struct RakePane: View {
  @Bindable var rake: Rake

  var body: some View { Stepper("\(rake.teeth)", value: $rake.teeth) }
}

@Observable
final class ToolRouter {
  var path: [Int] = []
}

struct ToolDoor: View {
  let router: ToolRouter

  var body: some View { Button("\(router.path.count)") { router.path.append(1) } }
}

struct HandleStyle {
  var width = 1.0
}

struct HandlePane: View {
  var style: HandleStyle

  var body: some View { Text("\(style.width)").onTapGesture { print(style.width) } }
}

/// A letter, no view.
struct ToolLetter {
  var body: RakePane { RakePane(rake: Rake(teeth: 2)) }
}

/// Built once for each controller.
struct RakeRoot: View {
  private let rake = Rake(teeth: 8)  // expect: model-without-owner hint

  var body: some View { Button("\(rake.teeth)") { rake.teeth += 1 } }
}

final class RakeController: UIHostingController<RakeRoot> {
  init() { super.init(rootView: RakeRoot()) }
}
