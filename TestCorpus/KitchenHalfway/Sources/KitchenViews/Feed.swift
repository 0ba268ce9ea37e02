import KitchenModels
import SwiftUI

extension View {
  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {  // expect: conditional-modifier
    if condition { transform(self) } else { self }
  }
}

struct RecipeCard: View, Equatable {
  let title: String
  let isNew: Bool
  let open: () -> Void

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.title == rhs.title }  // expect: equatable-view warning

  var body: some View {
    Button(isNew ? "\(title) (new)" : title, action: open)
      .shadow(radius: 4)  // expect: offscreen-effect-in-row
  }
}

struct RecipeFeed: View {
  let titles: [String]
  @State private var isWide = false

  var body: some View {
    ScrollView {
      Toggle("Wide", isOn: $isWide)
      VStack {
        ForEach(titles, id: \.self) { title in  // expect: eager-stack-in-scroll-view
          RecipeCard(title: title, isNew: false) {}
            .if(isWide) { $0.padding(40) }  // expect: conditional-modifier
        }
      }
      footer
    }
  }

  private var footer: some View {
    guard !titles.isEmpty else { return AnyView(EmptyView()) }  // expect: any-view
    return AnyView(Text("\(titles.count) recipes"))
  }
}

struct RecipeForm: View {  // expect: computed-subview
  @State private var title = ""
  let ingredients: [Ingredient]

  var body: some View {
    Form {
      TextField("Title", text: $title)
      list
      summary
      help
      legal
    }
  }

  private var list: some View {
    VStack { ForEach(ingredients) { Text($0.name).font(.body).padding() }; Divider() }
  }

  private var summary: some View {
    HStack { Text("\(ingredients.count)").bold(); Text("ingredients").padding(); Spacer() }
  }

  private var help: some View {
    HStack { Image(systemName: "questionmark"); Text("Help").font(.footnote).padding(); Spacer() }
  }

  private var legal: some View {
    HStack { Text("Imprint").font(.footnote).padding(); Text("Licences").font(.footnote).padding() }
  }
}
