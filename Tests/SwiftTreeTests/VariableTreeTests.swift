import SwiftTree
import Testing

@Suite("Trees of variables")
struct VariableTreeTests {
  @Test(
    "bindings: pattern, type, initial value, accessors",
    arguments: [
      (
        "let a = 1, b: Int",
        """
        variableDeclaration(binding(identifierPattern:a, initializer(integerLiteral:1)), \
        binding(identifierPattern:b, typeAnnotation(namedType(Int))))
        """
      ),
      (
        "var (a, _) = pair",
        """
        variableDeclaration(binding(tuplePattern(identifierPattern:a, wildcardPattern:_), \
        initializer(reference:pair)))
        """
      ),
      (
        "@State private(set) var count: Int = 0",
        """
        variableDeclaration(attribute(namedType(State)), modifier:private(set), binding(identifierPattern:count, \
        typeAnnotation(namedType(Int)), initializer(integerLiteral:0)))
        """
      ),
      (
        "private static let a = A()",
        """
        variableDeclaration(modifier:private, modifier:static, binding(identifierPattern:a, \
        initializer(postfix(reference:A, call:()))))
        """
      ),
    ])
  func bindings(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "a brace holds accessors if its first word names one, else a getter's body",
    arguments: [
      (
        "var a: Int { get { b } set(c) { d = c } }",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(Int)), \
        accessorBlock(accessor(get, codeBlock(reference:b)), accessor(set, parameters(parameter(c)), \
        codeBlock(sequence(reference:d, assignment:=, reference:c))))))
        """
      ),
      (
        "var a: Int { b }",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(Int)), \
        accessorBlock(reference:b)))
        """
      ),
      (
        "var a: Int { get async throws { b } }",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(Int)), \
        accessorBlock(accessor(get, effects:async throws, codeBlock(reference:b)))))
        """
      ),
      (
        "var a: Int { mutating get { b } nonmutating set {} }",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(Int)), \
        accessorBlock(accessor(modifier:mutating, get, codeBlock(reference:b)), accessor(modifier:nonmutating, \
        set, codeBlock:{}))))
        """
      ),
      (
        "var a: Int { @A get }",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(Int)), \
        accessorBlock(accessor(attribute(namedType(A)), get))))
        """
      ),
      (
        "var a: Int { read { b } }",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(Int)), \
        accessorBlock(postfix(reference:read, call(trailingClosure(closure(reference:b)))))))
        """
      ),
      (
        "var a: Int {\n#if A\nget { 1 }\n#else\nget { 2 }\n#endif\n}",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(Int)), \
        accessorBlock(ifConfig(ifConfigClause(reference:A, accessor(get, codeBlock(integerLiteral:1))), \
        ifConfigClause(accessor(get, codeBlock(integerLiteral:2)))))))
        """
      ),
      (
        "var a: Int { init(b) { c } get { d } }",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(Int)), \
        accessorBlock(accessor(init, parameters(parameter(b)), codeBlock(reference:c)), accessor(get, \
        codeBlock(reference:d)))))
        """
      ),
    ])
  func accessors(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "a brace behind an initial value: observers, a trailing closure, or neither",
    arguments: [
      (
        "var a = f { didSet { b } }",
        """
        variableDeclaration(binding(identifierPattern:a, initializer(reference:f), accessorBlock(accessor(didSet, \
        codeBlock(reference:b)))))
        """
      ),
      (
        "var a = f() {\nwillSet(new) {}\n}",
        """
        variableDeclaration(binding(identifierPattern:a, initializer(postfix(reference:f, call:())), \
        accessorBlock(accessor(willSet, parameters(parameter(new)), codeBlock:{}))))
        """
      ),
      (
        "let a = f { b }",
        """
        variableDeclaration(binding(identifierPattern:a, initializer(postfix(reference:f, \
        call(trailingClosure(closure(reference:b)))))))
        """
      ),
      (
        "let a = [A] { b }",
        """
        variableDeclaration(binding(identifierPattern:a, initializer(arrayLiteral(reference:A)), \
        accessorBlock(reference:b)))
        """
      ),
      (
        "var a: Int = 1\n{ b }",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(Int)), \
        initializer(integerLiteral:1))); closure(reference:b)
        """
      ),
      (
        "var a = f { @A didSet {} }",
        """
        variableDeclaration(binding(identifierPattern:a, initializer(reference:f), \
        accessorBlock(accessor(attribute(namedType(A)), didSet, codeBlock:{}))))
        """
      ),
    ])
  func braceBehindValue(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }
}
