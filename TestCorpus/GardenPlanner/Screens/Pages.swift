// expect-nothing
import Plot

/// A page for the web, where the names mean something else.
struct GardenPage: View {
  @ObservedObject private var box = ToolBox()
  private let heap = CompostHeap()

  init() { Task { print("page") } }

  var body: some View {
    Button("\(box.names.count)") { heap.layers = [] }
    Text((try? String(contentsOfFile: "page.html", encoding: .utf8)) ?? "")
  }
}
