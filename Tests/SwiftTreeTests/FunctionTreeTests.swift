import SwiftTree
import Testing

@Suite("Trees of functions")
struct FunctionTreeTests {
  @Test(
    "parameters: label and name, modifiers, variadic, default value",
    arguments: [
      (
        "func move(to place: Int, _ by: Double = 1, all: Int...)",
        """
        functionDeclaration(move, parameters(parameter(to, place, namedType(Int)), parameter(_, by, \
        namedType(Double), initializer(integerLiteral:1)), parameter...(all, namedType(Int))))
        """
      ),
      ("func f(isolated actor: A)", "functionDeclaration(f, parameters(parameter(isolated, actor, namedType(A))))"),
      (
        "func f(isolated a b: A)",
        "functionDeclaration(f, parameters(parameter(modifier:isolated, a, b, namedType(A))))"
      ),
      (
        "func f(@ViewBuilder content: @escaping () -> V)",
        """
        functionDeclaration(f, parameters(parameter(attribute(namedType(ViewBuilder)), content, \
        prefixedType(attribute(namedType(escaping)), functionType(tupleType:(), namedType(V))))))
        """
      ),
      (
        "func f(_ x: inout Int, y: borrowing S)",
        """
        functionDeclaration(f, parameters(parameter(_, x, prefixedType(namedType(Int))), parameter(y, \
        prefixedType(namedType(S)))))
        """
      ),
    ])
  func parameters(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "effects and results",
    arguments: [
      (
        "func f() async throws -> Int {}",
        "functionDeclaration(f, parameters:(), effects:async throws, returnClause(namedType(Int)), codeBlock:{})"
      ),
      ("func f() throws(E) {}", "functionDeclaration(f, parameters:(), effects(namedType(E)), codeBlock:{})"),
      (
        "func f() rethrows -> some View {}",
        """
        functionDeclaration(f, parameters:(), effects:rethrows, returnClause(prefixedType(namedType(View))), \
        codeBlock:{})
        """
      ),
      (
        "func f() -> <T: P> T {}",
        """
        functionDeclaration(f, parameters:(), returnClause(prefixedType(genericParameters(genericParameter(T, \
        namedType(P))), namedType(T))), codeBlock:{})
        """
      ),
      (
        "mutating func f() where T: P",
        "functionDeclaration(modifier:mutating, f, parameters:(), whereClause(namedType(T), namedType(P)))"
      ),
    ])
  func effects(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "operators are names; a last `<` begins the generic parameters",
    arguments: [
      (
        "static func == (a: A, b: A) -> Bool {}",
        """
        functionDeclaration(modifier:static, ==, parameters(parameter(a, namedType(A)), parameter(b, \
        namedType(A))), returnClause(namedType(Bool)), codeBlock:{})
        """
      ),
      (
        "func <<T>(a: T, b: T)",
        """
        functionDeclaration(<, genericParameters(genericParameter(T)), parameters(parameter(a, namedType(T)), \
        parameter(b, namedType(T))))
        """
      ),
      (
        "func ==<T>(a: T) {}",
        """
        functionDeclaration(==, genericParameters(genericParameter(T)), parameters(parameter(a, namedType(T))), \
        codeBlock:{})
        """
      ),
      ("func >>= (a: A) {}", "functionDeclaration(>>=, parameters(parameter(a, namedType(A))), codeBlock:{})"),
      (
        "func /(a: A) -> A { 1/2 }",
        """
        functionDeclaration(/, parameters(parameter(a, namedType(A))), returnClause(namedType(A)), \
        codeBlock(sequence(integerLiteral:1, binaryOperator:/, integerLiteral:2)))
        """
      ),
      (
        "prefix func ! (a: A) {}",
        "functionDeclaration(modifier:prefix, !, parameters(parameter(a, namedType(A))), codeBlock:{})"
      ),
    ])
  func operators(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "initialisers, deinitialisers, subscripts",
    arguments: [
      (
        "struct A { init!(a: Int) throws {} }",
        """
        structDeclaration(A, memberBlock(initializerDeclaration(parameters(parameter(a, namedType(Int))), \
        effects:throws, codeBlock:{})))
        """
      ),
      (
        "struct A { init ? (a: Int) }",
        "structDeclaration(A, memberBlock(initializerDeclaration(parameters(parameter(a, namedType(Int))))))"
      ),
      ("isolated deinit {}", "deinitializerDeclaration(modifier:isolated, codeBlock:{})"),
      (
        "subscript<I>(row: I, column c: Int) -> Cell { get { a } set { b } }",
        """
        subscriptDeclaration(genericParameters(genericParameter(I)), parameters(parameter(row, namedType(I)), \
        parameter(column, c, namedType(Int))), returnClause(namedType(Cell)), accessorBlock(accessor(get, \
        codeBlock(reference:a)), accessor(set, codeBlock(reference:b))))
        """
      ),
    ])
  func others(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }
}
