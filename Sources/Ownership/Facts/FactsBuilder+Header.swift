import SwiftTree

/// What decides how the rest of a file is read: its imports and the comment at its top.
public struct FileHeader: Equatable, Sendable {
  let flags: FileFacts.Flags
  let imports: [ImportFact]
}

extension FactsBuilder {
  /// - Parameter comment: the file's first.
  mutating func readHeader(comment: Comment?) {
    readImports(in: 0)
    if let comment { markGenerated(comment) }
  }

  // MARK: Imports

  /// They may stand in `#if`.
  private mutating func readImports(in node: Int) {
    forEachChild(of: node) { builder, child in
      switch builder.tree.kind(child) {
      case .ifConfig, .ifConfigClause: builder.readImports(in: child)
      case .importDeclaration: builder.readImport(child)
      default: break
      }
    }
  }

  private mutating func readImport(_ node: Int) {
    guard let path = tree.child(node, .name) else { return }
    let module = tree.name(path)
    var isExported = false
    var isTestable = false
    forEachChild(of: node) { builder, child in
      guard builder.tree.kind(child) == .attribute else { return }
      let attribute = builder.tree.tokenName(builder.tree.firstToken(child) + 1)
      isExported = isExported || attribute == Words.exported
      isTestable = isTestable || attribute == Words.testable
    }
    facts.imports.append(ImportFact(module: module, isExported: isExported, isTestable: isTestable))
    if Modules.swiftUI.contains(module) { facts.flags.insert(.importsSwiftUI) }
    if Modules.tests.contains(module) { facts.flags.insert(.isTest) }
  }

  // MARK: Generated code

  /// A tool that writes source says so in the first comment.
  private mutating func markGenerated(_ comment: Comment) {
    guard comment.start <= tree.tokenStart(0) else { return }
    let text = tree.text(from: UInt32(comment.start), to: UInt32(comment.end))
    if text.indices.contains(where: { text[$0...].isSignOfGeneration }) { facts.flags.insert(.isGenerated) }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Begins with words by which a tool says that it wrote the file.
  fileprivate var isSignOfGeneration: Bool {
    switch first {
    case UInt8(ascii: "G"): begins(with: "Generated using")
    case UInt8(ascii: "@"): begins(with: "@generated")
    case UInt8(ascii: "D"): begins(with: "DO NOT EDIT") || begins(with: "Do not edit")
    case UInt8(ascii: "u"): begins(with: "utogenerated") || begins(with: "uto-generated")
    default: false
    }
  }

  private func begins(with words: StaticString) -> Bool {
    words.withUTF8Buffer { starts(with: $0) }
  }
}
