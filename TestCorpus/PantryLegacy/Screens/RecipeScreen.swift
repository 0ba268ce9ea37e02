import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
}

final class RecipeModel: ObservableObject {
  @Published var servings = 2
  let recipe: Recipe

  init(recipe: Recipe) {
    self.recipe = recipe
  }

  func prepare() { print("preparing \(recipe.name)") }
}

final class MealPlan: ObservableObject {
  @Published var days: [String] = []
}

final class CookingTimer: ObservableObject {
  @Published var minutes = 0
}

/// Makes models for what it shows, and the same ones again further down.
struct RecipeScreen: View {  // expect: multiple-state-objects
  let recipes: [Recipe]
  @State private var selection: Recipe?
  @StateObject private var plan = MealPlan()
  @StateObject private var breakfast = CookingTimer()
  @StateObject private var dinner = CookingTimer()
  private let banner = SavedBanner()

  var body: some View {
    VStack {
      ForEach(recipes) { recipe in
        Button(recipe.name) { selection = recipe }
      }
      if let selection {
        RecipeDetail(recipe: selection)
        RecipeFooter(recipe: selection)
          .id(selection.id)
      }
      MealCount(unit: "meals")
      Stepper("Breakfast", value: $breakfast.minutes)
      Stepper("Dinner", value: $dinner.minutes)
      banner
      Button("Save") {
        plan.days.append("Monday")
        banner.flash()  // expect: state-set-from-outside
      }
    }
  }
}

struct RecipeDetail: View {
  @StateObject private var model: RecipeModel

  init(recipe: Recipe) {
    _model = StateObject(wrappedValue: RecipeModel(recipe: recipe))  // expect: state-object-from-parameter "'recipe'"
    model.prepare()  // expect: dynamic-property-read-in-init
  }

  var body: some View {
    Stepper(model.recipe.name, value: $model.servings)
  }
}

struct RecipeFooter: View {
  @StateObject private var model: RecipeModel

  init(recipe: Recipe) {
    let model = RecipeModel(recipe: recipe)
    _model = StateObject(wrappedValue: model)  // expect: injected-object-in-state
  }

  var body: some View {
    Text("\(model.servings)")
  }
}

struct MealCount: View {
  @StateObject private var plan = MealPlan()  // expect: duplicate-owner
  @State private var unit = "days"

  init(unit: String) {
    self.unit = unit  // expect: state-init-ignored
  }

  var body: some View {
    Text("\(plan.days.count) \(unit)")
  }
}

struct SavedBanner: View {
  @State private var isBright = false

  func flash() { isBright = true }

  var body: some View {
    Text("Saved").opacity(isBright ? 1 : 0.5)
  }
}
