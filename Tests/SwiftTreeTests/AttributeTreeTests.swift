import SwiftTree
import Testing

@Suite("Trees of attributes")
struct AttributeTreeTests {
  @Test(
    "arguments are expressions, unless the compiler's attribute has its own grammar",
    arguments: [
      (
        "@A(b: c, \"d\") var e: F",
        """
        variableDeclaration(attribute(namedType(A), argument(b, reference:c), argument(stringLiteral:"d")), \
        binding(identifierPattern:e, typeAnnotation(namedType(F))))
        """
      ),
      (
        "typealias A = @B (C) async -> ()",
        """
        typealiasDeclaration(A, prefixedType(attribute(namedType(B)), functionType(tupleType(namedType(C)), \
        effects:async, tupleType:())))
        """
      ),
      (
        "@A (b) private var c: D",
        """
        variableDeclaration(attribute(namedType(A), argument(reference:b)), modifier:private, \
        binding(identifierPattern:c, typeAnnotation(namedType(D))))
        """
      ),
      (
        "@available(iOS 17.4, *, message: \"a\") func b()",
        "functionDeclaration(attribute(namedType(available)), b, parameters:())"
      ),
      ("@objc(a:b:) func c()", "functionDeclaration(attribute(namedType(objc)), c, parameters:())"),
      (
        "@A<B>.C(d) var e: F",
        """
        variableDeclaration(attribute(namedType(A, genericArguments(namedType(B)), C), argument(reference:d)), \
        binding(identifierPattern:e, typeAnnotation(namedType(F))))
        """
      ),
      (
        "@SwiftUI::State var a: B",
        """
        variableDeclaration(attribute(namedType(SwiftUI, State)), binding(identifierPattern:a, \
        typeAnnotation(namedType(B))))
        """
      ),
      (
        "@attached(extension, names: named(deinit)) macro a()",
        """
        macroDeclaration(attribute(namedType(attached), argument(reference:extension), argument(names, \
        postfix(reference:named, call(argument(reference:deinit))))), a, parameters:())
        """
      ),
      (
        "@_originallyDefinedIn(module: \"A\", macOS 14) struct B {}",
        "structDeclaration(attribute(namedType(_originallyDefinedIn), stringLiteral:\"A\"), B, memberBlock:{})"
      ),
      (
        "@abi(func a()) func b()",
        "functionDeclaration(attribute(namedType(abi), functionDeclaration(a, parameters:())), b, parameters:())"
      ),
    ])
  func arguments(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "a parenthesis behind a space or a type's attribute is no argument",
    arguments: [
      (
        "var a: @A (B) -> C",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(prefixedType(attribute(namedType(A)), \
        functionType(tupleType(namedType(B)), namedType(C))))))
        """
      ),
      (
        "var a: @escaping(B) -> C",
        """
        variableDeclaration(binding(identifierPattern:a, \
        typeAnnotation(prefixedType(attribute(namedType(escaping)), functionType(tupleType(namedType(B)), \
        namedType(C))))))
        """
      ),
      (
        "@A(b)\nvar c: D",
        """
        variableDeclaration(attribute(namedType(A), argument(reference:b)), binding(identifierPattern:c, \
        typeAnnotation(namedType(D))))
        """
      ),
    ])
  func noArguments(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }
}
