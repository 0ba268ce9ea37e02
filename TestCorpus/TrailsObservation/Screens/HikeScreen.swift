import SwiftData
import SwiftUI

struct HikeScreen: View {
  @Query(sort: \Hike.date) private var hikes: [Hike]  // fact: wrapper=Query
  @Environment(\.modelContext) private var context
  @Environment(TrailLibrary.self) private var library

  var body: some View {
    List {
      Text("\(library.exportedTrails().count) bytes")  // expect: work-in-body
      ForEach(hikes) { hike in HikeRow(hike: hike) }
      Text("\(pending) pending")
      Button("Add") { context.insert(Hike()) }
      Button("Save") { try? context.save() }
    }
  }

  private var pending: Int {
    let descriptor = FetchDescriptor<Hike>()
    return (try? context.fetch(descriptor).count) ?? 0  // expect: work-in-body
  }
}

struct HikeRow: View {
  let hike: Hike

  var body: some View {
    TextField("Note", text: $hike.note)  // expect: missing-bindable
  }
}

struct NewHike: View {
  @State private var hike = Hike()
  let draft = Hike()  // expect: model-without-owner

  var body: some View {
    TextField("Note", text: $hike.note)
    Text(draft.note)
  }
}
