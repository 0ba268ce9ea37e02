import SwiftTree
import Testing

@Suite("Trees of expressions")
struct ExpressionTreeTests {
  @Test(
    "literals",
    arguments: [
      ("1", "integerLiteral:1"),
      ("0x1F", "integerLiteral:0x1F"),
      ("1.5e-3", "floatLiteral:1.5e-3"),
      ("true", "booleanLiteral:true"),
      ("nil", "nilLiteral:nil"),
      ("[]", "arrayLiteral:[]"),
      ("[1, 2,]", "arrayLiteral(integerLiteral:1, integerLiteral:2)"),
      ("[:]", "dictionaryLiteral:[:]"),
      ("[a: 1, b: 2]", "dictionaryLiteral(reference:a, integerLiteral:1, reference:b, integerLiteral:2)"),
      ("(a, b: 1)", "tuple(argument(reference:a), argument(b, integerLiteral:1))"),
      ("\"a\"", "stringLiteral:\"a\""),
      ("/a/", "regexLiteral:/a/"),
    ])
  func literals(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "operator sequences are flat",
    arguments: [
      ("a + b * c", "sequence(reference:a, binaryOperator:+, reference:b, binaryOperator:*, reference:c)"),
      ("a = b", "sequence(reference:a, assignment:=, reference:b)"),
      (
        "a ? b : c ? d : e",
        "sequence(reference:a, ternary(reference:b), reference:c, ternary(reference:d), reference:e)"
      ),
      ("a as? B ?? c", "sequence(reference:a, cast(namedType(B)), binaryOperator:??, reference:c)"),
      ("a is B && c", "sequence(reference:a, cast(namedType(B)), binaryOperator:&&, reference:c)"),
      ("a <= b", "sequence(reference:a, binaryOperator:<=, reference:b)"),
      ("a >> b", "sequence(reference:a, binaryOperator:>>, reference:b)"),
      ("a ..< b", "sequence(reference:a, binaryOperator:..<, reference:b)"),
      ("a...", "postfix(reference:a, postfixOperator:...)"),
      (
        "(Int) async throws -> A",
        "sequence(tuple(argument(reference:Int)), binaryOperator:async throws ->, reference:A)"
      ),
      ("a\n  && b", "sequence(reference:a, binaryOperator:&&, reference:b)"),
      ("-a + b", "sequence(prefixOperator(reference:a), binaryOperator:+, reference:b)"),
    ])
  func sequences(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "words and operators before an operand",
    arguments: [
      ("try a + b", "tryExpression(sequence(reference:a, binaryOperator:+, reference:b))"),
      ("try? await a()", "tryExpression(awaitExpression(postfix(reference:a, call:())))"),
      ("a = try! b", "sequence(reference:a, assignment:=, tryExpression(reference:b))"),
      ("-a.b", "prefixOperator(postfix(reference:a, member(b)))"),
      ("&a", "inoutExpression(reference:a)"),
      ("!a", "prefixOperator(reference:a)"),
      ("consume a", "wordExpression(reference:a)"),
      ("each a", "wordExpression(reference:a)"),
      ("unsafe a.b", "wordExpression(postfix(reference:a, member(b)))"),
      ("any P", "typeExpression(prefixedType(namedType(P)))"),
      ("await\n  a()", "awaitExpression(postfix(reference:a, call:()))"),
    ])
  func prefixes(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "those words are names where no operand follows",
    arguments: [
      ("await.a", "postfix(reference:await, member(a))"),
      ("unsafe = 1", "sequence(reference:unsafe, assignment:=, integerLiteral:1)"),
      ("copy(a)", "postfix(reference:copy, call(argument(reference:a)))"),
      ("consume.a", "postfix(reference:consume, member(a))"),
      ("any()", "postfix(reference:any, call:())"),
      ("each + 1", "sequence(reference:each, binaryOperator:+, integerLiteral:1)"),
      ("repeat { a } while b", "repeatStatement(codeBlock(reference:a), reference:b)"),
    ])
  func wordsAsNames(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "operators passed as functions",
    arguments: [
      (
        "a.reduce(0, +)",
        "postfix(reference:a, member(reduce), call(argument(integerLiteral:0), argument(reference:+)))"
      ),
      ("a.sorted(by: <)", "postfix(reference:a, member(sorted), call(argument(by, reference:<)))"),
      ("a(>=)", "postfix(reference:a, call(argument(reference:>=)))"),
      (
        "let a = (==)",
        "variableDeclaration(binding(identifierPattern:a, initializer(tuple(argument(reference:==)))))"
      ),
    ])
  func operatorReferences(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "`if`, `switch` and `do` stand for a value",
    arguments: [
      (
        "let a = if b { 1 } else { 2 }",
        """
        variableDeclaration(binding(identifierPattern:a, initializer(ifStatement(conditions(reference:b), \
        codeBlock(integerLiteral:1), codeBlock(integerLiteral:2)))))
        """
      ),
      (
        "a = switch b { case 1: 2 }",
        """
        sequence(reference:a, assignment:=, switchStatement(reference:b, \
        switchCase(caseItem(expressionPattern(integerLiteral:1)), integerLiteral:2)))
        """
      ),
      (
        "return if a { b } else { c }",
        "returnStatement(ifStatement(conditions(reference:a), codeBlock(reference:b), codeBlock(reference:c)))"
      ),
      (
        "f(if a { b } else { c })",
        """
        postfix(reference:f, call(argument(ifStatement(conditions(reference:a), codeBlock(reference:b), \
        codeBlock(reference:c)))))
        """
      ),
    ])
  func statementsAsValues(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "macros",
    arguments: [
      (
        "#Predicate<A> { $0.b }",
        """
        macroExpansion(Predicate, genericArguments(namedType(A)), trailingClosure(closure(postfix(reference:$0, \
        member(b)))))
        """
      ),
      ("#selector(a(b:))", "macroExpansion(selector, argument(reference(:):a(b:)))"),
      ("#a", "macroExpansion(a)"),
      (
        "#Preview(\"A\") { B() } c: { D() }",
        """
        macroExpansion(Preview, argument(stringLiteral:"A"), trailingClosure(closure(postfix(reference:B, \
        call:()))), trailingClosure(c, closure(postfix(reference:D, call:()))))
        """
      ),
      ("@A #make(b)", "macroExpansion(attribute(namedType(A)), make, argument(reference:b))"),
      ("struct A { #make }", "structDeclaration(A, memberBlock(macroExpansion(make)))"),
    ])
  func macros(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "module selectors read like members, and like names in types",
    arguments: [
      ("SwiftUI::Text(\"\")", "postfix(reference:SwiftUI, member(Text), call(argument(stringLiteral:\"\")))"),
      ("a.SwiftUI::body", "postfix(reference:a, member(body))"),
      (".SwiftUI::red", "implicitMember(red)"),
    ])
  func moduleSelectors(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }
}
