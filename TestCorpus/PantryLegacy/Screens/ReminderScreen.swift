import SwiftUI

struct Reminder: Identifiable {
  let id: Int
  var text = ""
}

struct ReminderScreen: View {
  @State var reminders: [Reminder] = []  // expect: state-not-private
  @AppStorage("pantry.tab") private var tab = 1  // expect: storage-key-conflict
  @State private var search = "" {  // expect: observer-on-wrapper
    didSet { print(search) }
  }

  var body: some View {
    List {
      TextField("Search", text: $search)
      Toggle("Remind me daily", isOn: .constant(true))  // expect: constant-binding
      ForEach(reminders.indices, id: \.self) { index in  // expect: binding-by-index
        TextField("Reminder", text: $reminders[index].text)
      }
      .onDelete { reminders.remove(atOffsets: $0) }
    }
    .badge(tab)
  }
}
