import SwiftTree
import Testing

@Suite("Trees of closures")
struct ClosureTreeTests {
  @Test(
    "signatures",
    arguments: [
      ("{ a in b }", "closure(closureSignature(parameters(parameter(a))), reference:b)"),
      ("{ a, _ in }", "closure(closureSignature(parameters(parameter(a), parameter(_))))"),
      (
        "{ (a: Int, b) async throws -> C in d }",
        """
        closure(closureSignature(parameters(parameter(a, namedType(Int)), parameter(b)), effects:async throws, \
        returnClause(namedType(C))), reference:d)
        """
      ),
      (
        "{ [weak self, a = b, unowned(safe) c] in }",
        "closure(closureSignature(captures(capture(self), capture(a, initializer(reference:b)), capture(c))))"
      ),
      ("{ @MainActor in a }", "closure(closureSignature(attribute(namedType(MainActor))), reference:a)"),
      (
        "{ @Sendable [a] (b) in c }",
        """
        closure(closureSignature(attribute(namedType(Sendable)), captures(capture(a)), parameters(parameter(b))), \
        reference:c)
        """
      ),
      (
        "{ () -> A<B> in c }",
        """
        closure(closureSignature(parameters:(), returnClause(namedType(A, genericArguments(namedType(B))))), \
        reference:c)
        """
      ),
    ])
  func signatures(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "what only looks like one",
    arguments: [
      ("{ a }", "closure(reference:a)"),
      ("{ (a, b) }", "closure(tuple(argument(reference:a), argument(reference:b)))"),
      ("{ [a] }", "closure(arrayLiteral(reference:a))"),
      ("{ for a in b {} }", "closure(forStatement(identifierPattern:a, reference:b, codeBlock:{}))"),
      ("{ $0 }", "closure(reference:$0)"),
      ("{}", "closure:{}"),
    ])
  func noSignature(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }
}
