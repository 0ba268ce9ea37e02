import Ownership
import SwiftTree
import Testing

@Suite("Settings")
struct SettingsTests {
  @Test("a version is one to four numbers", arguments: [
    ("17", Version(17)), ("17.4", Version(17, 4)), ("10.15.7", Version(10, 15)), ("", nil), ("17.", nil), ("v17", nil),
    ("+17", nil), ("17.x", nil), ("1.2.3.4.5", nil), ("99999999999999999999", nil),
  ] as [(String, Version?)])
  func version(_ text: String, _ version: Version?) {
    #expect(Version(text) == version)
  }

  @Test("floors are compared where both are known")
  func floors() {
    let observation: [Settings.Platform: Version] = [.iOS: Version(17), .macOS: Version(14)]
    #expect(Settings.unknown.floorsReach(observation) == nil)
    #expect(Settings(deploymentFloors: [.watchOS: Version(11)]).floorsReach(observation) == nil)
    #expect(Settings(deploymentFloors: [.iOS: Version(17)]).floorsReach(observation) == true)
    #expect(Settings(deploymentFloors: [.iOS: Version(18), .macOS: Version(13, 5)]).floorsReach(observation) == false)
  }

  @Test("a project knows the settings of a file's unit")
  func units() {
    let facts = FileFacts(Tree(Array("struct Cart {}".utf8)))
    let project = Project(files: [facts, facts, facts], units: [0, 1, 2], builds: [BuildUnit(), BuildUnit(settings: Settings(xcode: 27))])
    #expect(project.settings(of: 0) == .unknown)
    #expect(project.settings(of: 1).xcode == 27)
    #expect(project.settings(of: 2) == .unknown)
  }
}
