import SwiftTree
import Testing

@Suite("Trees of types")
struct TypeTreeTests {
  @Test(
    "names are flat",
    arguments: [
      (
        "let a: A.B<C, D>.E",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(A, B, \
        genericArguments(namedType(C), namedType(D)), E))))
        """
      ),
      ("let a: Self", "variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(Self))))"),
      ("let a: Any", "variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(Any))))"),
      (
        "let a: SwiftUI::State<Int>",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(SwiftUI, State, \
        genericArguments(namedType(Int))))))
        """
      ),
      ("let a: A.Type", "variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(A, Type))))"),
    ])
  func names(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "collections, tuples, optionals",
    arguments: [
      ("let a: [A]", "variableDeclaration(binding(identifierPattern:a, typeAnnotation(arrayType(namedType(A)))))"),
      (
        "let a: [A: B]",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(dictionaryType(namedType(A), \
        namedType(B)))))
        """
      ),
      (
        "let a: [3 of A]",
        "variableDeclaration(binding(identifierPattern:a, typeAnnotation(otherType(otherType:3, namedType(A)))))"
      ),
      ("let a: A?", "variableDeclaration(binding(identifierPattern:a, typeAnnotation(optionalType(namedType(A)))))"),
      (
        "let a: [A]!",
        "variableDeclaration(binding(identifierPattern:a, typeAnnotation(optionalType(arrayType(namedType(A))))))"
      ),
      (
        "let a: A??",
        """
        variableDeclaration(binding(identifierPattern:a, \
        typeAnnotation(optionalType(optionalType(namedType(A))))))
        """
      ),
      ("let a: (A)", "variableDeclaration(binding(identifierPattern:a, typeAnnotation(tupleType(namedType(A)))))"),
      (
        "let a: (b: A, _ c: B)",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(tupleType(b, namedType(A), _, c, \
        namedType(B)))))
        """
      ),
      ("let a: ()", "variableDeclaration(binding(identifierPattern:a, typeAnnotation(tupleType:())))"),
      (
        "let a: [A].Index",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(memberType(arrayType(namedType(A)), \
        Index))))
        """
      ),
      (
        "let a: (A & B).Type",
        """
        variableDeclaration(binding(identifierPattern:a, \
        typeAnnotation(memberType(tupleType(compositionType(namedType(A), namedType(B))), Type))))
        """
      ),
    ])
  func collections(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "functions",
    arguments: [
      (
        "let a: (A, b: B) async throws -> C",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(functionType(tupleType(namedType(A), b, \
        namedType(B)), effects:async throws, namedType(C)))))
        """
      ),
      (
        "let a: () -> () -> A",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(functionType(tupleType:(), \
        functionType(tupleType:(), namedType(A))))))
        """
      ),
      (
        "let a: @Sendable (inout A) throws(E) -> B",
        """
        variableDeclaration(binding(identifierPattern:a, \
        typeAnnotation(prefixedType(attribute(namedType(Sendable)), \
        functionType(tupleType(prefixedType(namedType(A))), effects(namedType(E)), namedType(B))))))
        """
      ),
    ])
  func functions(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "words before a type",
    arguments: [
      (
        "let a: some View",
        "variableDeclaration(binding(identifierPattern:a, typeAnnotation(prefixedType(namedType(View)))))"
      ),
      (
        "let a: any P & Q",
        """
        variableDeclaration(binding(identifierPattern:a, \
        typeAnnotation(prefixedType(compositionType(namedType(P), namedType(Q))))))
        """
      ),
      (
        "let a: (any P)?",
        """
        variableDeclaration(binding(identifierPattern:a, \
        typeAnnotation(optionalType(tupleType(prefixedType(namedType(P)))))))
        """
      ),
      (
        "let a: ~Copyable",
        "variableDeclaration(binding(identifierPattern:a, typeAnnotation(prefixedType(namedType(Copyable)))))"
      ),
      (
        "let a: any ~Copyable & P",
        """
        variableDeclaration(binding(identifierPattern:a, \
        typeAnnotation(prefixedType(compositionType(prefixedType(namedType(Copyable)), namedType(P))))))
        """
      ),
      (
        "let a: @MainActor @escaping () -> A",
        """
        variableDeclaration(binding(identifierPattern:a, \
        typeAnnotation(prefixedType(attribute(namedType(MainActor)), attribute(namedType(escaping)), \
        functionType(tupleType:(), namedType(A))))))
        """
      ),
      (
        "let a: repeat each A",
        "variableDeclaration(binding(identifierPattern:a, typeAnnotation(prefixedType(namedType(A)))))"
      ),
      (
        "let a: sending A",
        "variableDeclaration(binding(identifierPattern:a, typeAnnotation(prefixedType(namedType(A)))))"
      ),
      (
        "let a: nonisolated(nonsending) () async -> A",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(prefixedType(functionType(tupleType:(), \
        effects:async, namedType(A))))))
        """
      ),
    ])
  func prefixes(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "`>` closes generic arguments whatever operator it is part of",
    arguments: [
      (
        "let a: A<B<C>>",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(A, \
        genericArguments(namedType(B, genericArguments(namedType(C))))))))
        """
      ),
      (
        "let a: A<B?>?",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(optionalType(namedType(A, \
        genericArguments(optionalType(namedType(B))))))))
        """
      ),
      (
        "let a: A<B>=b",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(A, \
        genericArguments(namedType(B)))), initializer(reference:b)))
        """
      ),
      (
        "let a: [A<B>]",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(arrayType(namedType(A, \
        genericArguments(namedType(B)))))))
        """
      ),
      (
        "let a: A<-1>",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(A, \
        genericArguments(otherType:-1)))))
        """
      ),
    ])
  func closers(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }
}
