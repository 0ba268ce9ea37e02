// expect-nothing
import Foundation
import SwiftData

@Model
final class Hike {  // fact: model=persistent
  var date: Date
  var note = ""
  @Transient var isEdited = false

  init(date: Date = .now) {
    self.date = date
  }
}
