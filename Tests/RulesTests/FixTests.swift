import Expectations
import Rules
import Testing

@Suite("Fixes")
struct FixTests {
  private static let pages = Repository.pages.filter { page in
    Registry.rules.contains { $0.identity.id == page.name }
  }

  @Test("the first fixes, safe or not, make of bad code what its page says", arguments: pages)
  func fixed(_ page: Page) throws {
    for example in page.examples where example.section == .fixed {
      let bad = try #require(page.bad(of: example), "no bad code has the heading of \(example)")
      let fixing = try Fixing(bad.files, rules: [page.name], takesSafeOnly: false)
      #expect(fixing.problems == [], "\(example)")
      for file in example.files {
        #expect(fixing.texts[file.path] == file.trimmedText, "\(example)")
      }
    }
  }

  @Test("a safe fix cures its finding and breaks nothing", arguments: pages)
  func cures(_ page: Page) throws {
    for example in page.examples {
      #expect(try Fixing(example.files, rules: [page.name]).problems == [], "\(example)")
    }
  }
}

extension FixTests {
  /// Nobody but the author can say what is to become of the others.
  @Test("what others have a say in has no safe fix", arguments: [
    ("observed-object-created", """
      final class Feed: ObservableObject { @Published var text = "" }
      struct Inbox: View {
        @ObservedObject var feed = Feed()
        var body: some View { Button("Clear") { feed.text = "" } }
      }
      struct Screen: View {
        @StateObject private var feed = Feed()
        var body: some View { Inbox(feed: feed); Inbox() }
      }
      """),
    ("observed-object-created", """
      final class Feed: ObservableObject { @Published var text = "" }
      struct Inbox: View {
        @ObservedObject private var feed = Feed()
        init(text: String) { feed.text = text }
        var body: some View { Button("Clear") { feed.text = "" } }
      }
      """),
    ("observed-object-created", """
      final class Feed: ObservableObject { @Published var text = "" }
      struct Inbox: View {
        @ObservedObject private var feed = Feed()
        var body: some View { Button("Clear") { feed.text = ""; feed = Feed() } }
      }
      """),
    ("model-without-owner", """
      @Observable final class Deck { var title = "" }
      struct Player: View {
        var deck = Deck()
        var body: some View { Button(deck.title) { deck.title = "" } }
      }
      func title(of player: Player) -> String { player.deck.title }
      """),
    ("state-not-private", """
      struct Panel: View {
        @State var isOpen = false
        var body: some View { Toggle("Open", isOn: $isOpen) }
      }
      func isOpen(_ panel: Panel) -> Bool { panel.isOpen }
      """),
    ("state-not-private", """
      struct Panel: View {
        @State internal var isOpen = false
        var body: some View { Toggle("Open", isOn: $isOpen) }
      }
      """),
    ("state-not-private", """
      public struct Panel: View {
        @usableFromInline
        @State var isOpen = false
        public var body: some View { Toggle("Open", isOn: $isOpen) }
      }
      """),
    ("state-init-ignored", """
      struct Map: View {
        @State private var zoom: Double = 1.0
        init(zoom: Double?) { if let zoom { self.zoom = zoom } }
        var body: some View { Slider(value: $zoom) }
      }
      """),
    ("bindable-unneeded", """
      @Observable final class Document { var name = "" }
      struct NameLabel: View {
        @Bindable var document: Document
        init(document: Document) { _document = Bindable(document) }
        var body: some View { Text(document.name) }
      }
      """),
    ("missing-bindable", """
      @Observable final class Document { private(set) var name = "" }
      struct NameField: View {
        let document: Document
        var body: some View { TextField("Name", text: $document.name) }
      }
      """),
    ("unpublished-property", """
      final class Run: ObservableObject {
        @Published var name = ""
        var pace = 0 { didSet { pace = min(pace, 9) } }
        func measure() { pace = 5 }
      }
      struct RunView: View {
        @StateObject private var run = Run()
        var body: some View { Button("Pace \\(run.pace)", action: run.measure) }
      }
      """),
    ("published-in-observable", """
      @Observable final class Box {
        @Published var count = 0
        func follow() { $count.sink { print($0) } }
      }
      """),
    ("observable-subclass-untracked", """
      @Observable class Shape { var x = 0 }
      final class Disc: Shape {
        var radius = 1
        lazy var area = radius * radius
        func grow() { radius += 1 }
      }
      struct DiscView: View {
        let disc: Disc
        var body: some View { Button("\\(disc.radius)", action: disc.grow) }
      }
      """),
  ])
  func undecided(_ rule: String, _ text: String) throws {
    var files = Fixture.files(in: text, document: #filePath)
    for index in files.indices { files[index].importSwiftUIUnlessItImports() }
    let found = try findings(in: files, rules: [rule])
    #expect(found.contains { $0.rule == rule })
    #expect(found.flatMap(\.fixes).filter(\.isSafe).map(\.title) == [])
  }

  @Test("both ends of the environment change in one step, in all files")
  func environment() throws {
    let files = Fixture.files(in: """
      //- Basket.swift
      import SwiftUI
      @Observable final class Basket { var count = 0; var note = "" }
      //- App.swift
      import SwiftUI
      @main struct Shop: App {
        @State private var basket = Basket()
        var body: some Scene { WindowGroup { Counter().environmentObject(basket) } }
      }
      //- Counter.swift
      import SwiftUI
      struct Counter: View {
        @EnvironmentObject var basket: Basket
        var body: some View { TextField("\\(basket.count)", text: $basket.note) }
      }
      #Preview { Counter().environmentObject(Basket()) }
      """, document: #filePath)
    let fixing = try Fixing(files, rules: ["environment-object-holds-observable"])
    #expect(fixing.titles.count == 1)
    #expect(fixing.texts["App.swift"]?.contains("Counter().environment(basket)") == true)
    #expect(fixing.texts["Counter.swift"]?.contains("""
        @Environment(Basket.self) var basket
        var body: some View { TextField("\\(basket.count)", text: Bindable(basket).note) }
      }
      #Preview { Counter().environment(Basket()) }
      """) == true)
  }

  @Test("the other way round")
  func objects() throws {
    let files = Fixture.files(in: """
      //- Basket.swift
      import SwiftUI
      final class Basket: ObservableObject { @Published var count = 0 }
      //- App.swift
      import SwiftUI
      @main struct Shop: App {
        @StateObject private var basket = Basket()
        var body: some Scene { WindowGroup { Counter().environment(basket) } }
      }
      struct Counter: View {
        @Environment(Basket.self) private var basket
        var body: some View { Text("\\(basket.count)") }
      }
      """, document: #filePath)
    let fixing = try Fixing(files, rules: ["environment-holds-observable-object"])
    #expect(fixing.titles.count == 1)
    #expect(fixing.texts["App.swift"]?.contains("Counter().environmentObject(basket)") == true)
    #expect(fixing.texts["App.swift"]?.contains("@EnvironmentObject private var basket: Basket") == true)
  }
}
