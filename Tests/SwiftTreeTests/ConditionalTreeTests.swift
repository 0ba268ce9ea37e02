import SwiftTree
import Testing

@Suite("Trees of #if")
struct ConditionalTreeTests {
  @Test(
    "all clauses are in the tree",
    arguments: [
      (
        "#if os(iOS) && !A\nimport B\n#elseif swift(>=5.9)\nlet c = d\n#else\ne()\n#endif",
        """
        ifConfig(ifConfigClause(sequence(postfix(reference:os, call(argument(reference:iOS))), binaryOperator:&&, \
        prefixOperator(reference:A)), importDeclaration(B)), ifConfigClause(postfix(reference:swift, \
        call(argument(prefixOperator(floatLiteral:5.9)))), variableDeclaration(binding(identifierPattern:c, \
        initializer(reference:d)))), ifConfigClause(postfix(reference:e, call:())))
        """
      ),
      (
        "struct A {\n#if B\nvar c: D\n#endif\n}",
        """
        structDeclaration(A, memberBlock(ifConfig(ifConfigClause(reference:B, \
        variableDeclaration(binding(identifierPattern:c, typeAnnotation(namedType(D))))))))
        """
      ),
      (
        "#if A\n#if B\nc\n#endif\n#endif",
        "ifConfig(ifConfigClause(reference:A, ifConfig(ifConfigClause(reference:B, reference:c))))"
      ),
    ])
  func clauses(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "the condition ends with its line",
    arguments: [
      ("#if A\n.b()\n#endif", "ifConfig(ifConfigClause(reference:A, postfix(implicitMember(b), call:())))"),
      ("#if A\n(b)\n#endif", "ifConfig(ifConfigClause(reference:A, tuple(argument(reference:b))))"),
    ])
  func conditions(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "around attributes it belongs to the declaration",
    arguments: [
      (
        "#if A\n@B\n#else\n@C @D\n#endif\nstruct E {}",
        """
        structDeclaration(ifConfig(ifConfigClause(reference:A, attribute(namedType(B))), \
        ifConfigClause(attribute(namedType(C)), attribute(namedType(D)))), E, memberBlock:{})
        """
      ),
      (
        "#if A\n#if B\n@C\n#endif\n#endif\nfunc d() {}",
        """
        functionDeclaration(ifConfig(ifConfigClause(reference:A, ifConfig(ifConfigClause(reference:B, \
        attribute(namedType(C)))))), d, parameters:(), codeBlock:{})
        """
      ),
      (
        "@A\n#if B\n@C\n#endif\nvar d: E",
        """
        variableDeclaration(attribute(namedType(A)), ifConfig(ifConfigClause(reference:B, \
        attribute(namedType(C)))), binding(identifierPattern:d, typeAnnotation(namedType(E))))
        """
      ),
      (
        "#if A\n@B var c: D\n#endif",
        """
        ifConfig(ifConfigClause(reference:A, variableDeclaration(attribute(namedType(B)), \
        binding(identifierPattern:c, typeAnnotation(namedType(D))))))
        """
      ),
    ])
  func attributes(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }
}
