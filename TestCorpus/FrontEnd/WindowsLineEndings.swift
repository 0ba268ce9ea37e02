// expect-nothing
import SwiftUI

struct WindowsLines: View {
  @State private var text = """
    first
    second \
    third
    """
  // a comment
  /* over
     lines */

  var body: some View {
    TextField("Text", text: $text)
  }
}
