import SwiftUI

struct CommentField: View {
  @State private var comment = ""

  var body: some View { TextField("Comment", text: $comment) }
}

struct AdaptiveScreen: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var isOpen = false

  var body: some View {
    if sizeClass == .compact {
      VStack {
        Toggle("Comment", isOn: $isOpen)
        CommentField()  // expect: state-lost-in-branch
      }
    } else {
      HStack {
        CommentField()
      }
    }
    if #available(iOS 18, *) { CommentField().padding() } else { CommentField() }
    if isOpen {
      CommentField()  // expect: state-lost-in-branch hint
    }
  }
}
