import SwiftTree
import Testing

@Suite("Trees of declarations")
struct DeclarationTreeTests {
  @Test(
    "types: name, generic parameters, inherited types, requirements, members",
    arguments: [
      (
        "struct Cart: View, Sendable {}",
        "structDeclaration(Cart, inheritance(namedType(View), namedType(Sendable)), memberBlock:{})"
      ),
      (
        "final class Store<Item: Codable>: Base<Item> where Item: Hashable { let a = 1 }",
        """
        classDeclaration(modifier:final, Store, genericParameters(genericParameter(Item, namedType(Codable))), \
        inheritance(namedType(Base, genericArguments(namedType(Item)))), whereClause(namedType(Item), \
        namedType(Hashable)), memberBlock(variableDeclaration(binding(identifierPattern:a, \
        initializer(integerLiteral:1)))))
        """
      ),
      ("actor Counter {}", "actorDeclaration(Counter, memberBlock:{})"),
      (
        "indirect enum Tree { case leaf, node(Tree, right: Tree), count = 1 }",
        """
        enumDeclaration(modifier:indirect, Tree, memberBlock(enumCaseDeclaration(enumCaseElement(leaf), \
        enumCaseElement(node, parameters(parameter(namedType(Tree)), parameter(right, namedType(Tree)))), \
        enumCaseElement(count, initializer(integerLiteral:1)))))
        """
      ),
      (
        "protocol Shelf<Item>: AnyObject { associatedtype Item: Equatable = Int where Item: Sendable }",
        """
        protocolDeclaration(Shelf, genericParameters(genericParameter(Item)), inheritance(namedType(AnyObject)), \
        memberBlock(associatedtypeDeclaration(Item, inheritance(namedType(Equatable)), \
        initializer(namedType(Int)), whereClause(namedType(Item), namedType(Sendable)))))
        """
      ),
      (
        "struct Row<each Cell, let width: Int>: ~Copyable {}",
        """
        structDeclaration(Row, genericParameters(genericParameter(Cell), genericParameter(width, \
        namedType(Int))), inheritance(prefixedType(namedType(Copyable))), memberBlock:{})
        """
      ),
    ])
  func types(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "extensions name a type",
    arguments: [
      ("extension Store.Item {}", "extensionDeclaration(namedType(Store, Item), memberBlock:{})"),
      (
        "extension Array: Shelf where Element == Int {}",
        """
        extensionDeclaration(namedType(Array), inheritance(namedType(Shelf)), whereClause(namedType(Element), \
        namedType(Int)), memberBlock:{})
        """
      ),
      ("extension [String] {}", "extensionDeclaration(arrayType(namedType(String)), memberBlock:{})"),
    ])
  func extensions(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "the rest: imports, aliases, operators, macros",
    arguments: [
      ("import SwiftUI", "importDeclaration(SwiftUI)"),
      ("@testable import struct Store.Cart", "importDeclaration(attribute(namedType(testable)), Store, Cart)"),
      (
        "typealias Pair<A> = (A, A) where A: P",
        """
        typealiasDeclaration(Pair, genericParameters(genericParameter(A)), tupleType(namedType(A), namedType(A)), \
        whereClause(namedType(A), namedType(P)))
        """
      ),
      ("infix operator <->: AdditionPrecedence", "operatorDeclaration(modifier:infix, AdditionPrecedence)"),
      ("precedencegroup P { higherThan: Q }", "operatorDeclaration(P)"),
      (
        "macro stringify<T>(_ value: T) -> String = #externalMacro(module: \"A\", type: \"B\")",
        """
        macroDeclaration(stringify, genericParameters(genericParameter(T)), parameters(parameter(_, value, \
        namedType(T))), returnClause(namedType(String)), initializer(macroExpansion(externalMacro, \
        argument(module, stringLiteral:"A"), argument(type, stringLiteral:"B"))))
        """
      ),
    ])
  func others(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "contextual words are modifiers only before a declaration",
    arguments: [
      ("open class A {}", "classDeclaration(modifier:open, A, memberBlock:{})"),
      ("open = true", "sequence(reference:open, assignment:=, booleanLiteral:true)"),
      ("final.call()", "postfix(reference:final, member(call), call:())"),
      ("actor.run()", "postfix(reference:actor, member(run), call:())"),
      ("actor A {}", "actorDeclaration(A, memberBlock:{})"),
      (
        "lazy var a = 1",
        "variableDeclaration(modifier:lazy, binding(identifierPattern:a, initializer(integerLiteral:1)))"
      ),
      ("lazy.map(f)", "postfix(reference:lazy, member(map), call(argument(reference:f)))"),
      ("class func a() {}", "functionDeclaration(modifier:class, a, parameters:(), codeBlock:{})"),
      ("class open {}", "classDeclaration(open, memberBlock:{})"),
      (
        "async let a = b",
        "variableDeclaration(modifier:async, binding(identifierPattern:a, initializer(reference:b)))"
      ),
      ("package.version", "postfix(reference:package, member(version))"),
      ("final\nclass A {}", "classDeclaration(modifier:final, A, memberBlock:{})"),
    ])
  func contextualWords(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "`init` declares at the start of an item, but calls inside an initialiser",
    arguments: [
      ("init() {}", "initializerDeclaration(parameters:(), codeBlock:{})"),
      (
        "struct A { init?(b: Int) {} }",
        """
        structDeclaration(A, memberBlock(initializerDeclaration(parameters(parameter(b, namedType(Int))), \
        codeBlock:{})))
        """
      ),
      (
        "struct A { init() { init(b: 1) } }",
        """
        structDeclaration(A, memberBlock(initializerDeclaration(parameters:(), codeBlock(postfix(reference:init, \
        call(argument(b, integerLiteral:1)))))))
        """
      ),
      (
        "func a() { self.init() }",
        "functionDeclaration(a, parameters:(), codeBlock(postfix(reference:self, member(init), call:())))"
      ),
    ])
  func initializers(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }
}
