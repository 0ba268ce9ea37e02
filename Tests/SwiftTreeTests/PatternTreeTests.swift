import SwiftTree
import Testing

@Suite("Trees of patterns")
struct PatternTreeTests {
  @Test(
    "cases of a switch",
    arguments: [
      (
        "switch a { case .b: c }",
        "switchStatement(reference:a, switchCase(caseItem(expressionPattern(implicitMember(b))), reference:c))"
      ),
      (
        "switch a { case .b(let c, _): d }",
        """
        switchStatement(reference:a, switchCase(caseItem(expressionPattern(postfix(implicitMember(b), \
        call(argument(bindingPattern(identifierPattern:c)), argument(wildcardPattern:_))))), reference:d))
        """
      ),
      (
        "switch a { case let .b(c, d): e }",
        """
        switchStatement(reference:a, \
        switchCase(caseItem(bindingPattern(expressionPattern(postfix(implicitMember(b), \
        call(argument(identifierPattern:c), argument(identifierPattern:d)))))), reference:e))
        """
      ),
      (
        "switch a { case let b as C: d }",
        """
        switchStatement(reference:a, \
        switchCase(caseItem(bindingPattern(expressionPattern(sequence(identifierPattern:b, \
        cast(namedType(C)))))), reference:d))
        """
      ),
      (
        "switch a { case is B: c }",
        "switchStatement(reference:a, switchCase(caseItem(isPattern(namedType(B))), reference:c))"
      ),
      (
        "switch a { case (1, let b): c }",
        """
        switchStatement(reference:a, switchCase(caseItem(expressionPattern(tuple(argument(integerLiteral:1), \
        argument(bindingPattern(identifierPattern:b))))), reference:c))
        """
      ),
      (
        "switch a { case 1...2, 3: b }",
        """
        switchStatement(reference:a, switchCase(caseItem(expressionPattern(sequence(integerLiteral:1, \
        binaryOperator:..., integerLiteral:2))), caseItem(expressionPattern(integerLiteral:3)), reference:b))
        """
      ),
      (
        "switch a { case let b? where b > 1: c }",
        """
        switchStatement(reference:a, \
        switchCase(caseItem(bindingPattern(expressionPattern(postfix(identifierPattern:b, optionalChain:?))), \
        whereClause(sequence(reference:b, binaryOperator:>, integerLiteral:1))), reference:c))
        """
      ),
      (
        "switch a { case _: b }",
        "switchStatement(reference:a, switchCase(caseItem(wildcardPattern:_), reference:b))"
      ),
      (
        "switch a { case b.c: d }",
        """
        switchStatement(reference:a, switchCase(caseItem(expressionPattern(postfix(reference:b, member(c)))), \
        reference:d))
        """
      ),
    ])
  func cases(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "names are bound only where nothing follows them",
    arguments: [
      (
        "if case let .a(b, c.d) = e {}",
        """
        ifStatement(conditions(caseCondition(bindingPattern(expressionPattern(postfix(implicitMember(a), \
        call(argument(identifierPattern:b), argument(postfix(reference:c, member(d))))))), \
        initializer(reference:e))), codeBlock:{})
        """
      ),
      (
        "if case let (a, b()) = c {}",
        """
        \
        ifStatement(conditions(caseCondition(bindingPattern(expressionPattern(tuple(argument(identifierPattern:a), \
        argument(postfix(reference:b, call:()))))), initializer(reference:c))), codeBlock:{})
        """
      ),
      (
        "for case let (a, b)? in c {}",
        """
        forStatement(bindingPattern(expressionPattern(postfix(tuple(argument(identifierPattern:a), \
        argument(identifierPattern:b)), optionalChain:?))), reference:c, codeBlock:{})
        """
      ),
    ])
  func boundNames(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "conditions",
    arguments: [
      ("if let a {}", "ifStatement(conditions(optionalBinding(identifierPattern:a)), codeBlock:{})"),
      (
        "if let a = b, var c: D = e {}",
        """
        ifStatement(conditions(optionalBinding(identifierPattern:a, initializer(reference:b)), \
        optionalBinding(identifierPattern:c, typeAnnotation(namedType(D)), initializer(reference:e))), \
        codeBlock:{})
        """
      ),
      (
        "guard case .a(let b) = c else {}",
        """
        guardStatement(conditions(caseCondition(expressionPattern(postfix(implicitMember(a), \
        call(argument(bindingPattern(identifierPattern:b))))), initializer(reference:c))), codeBlock:{})
        """
      ),
      (
        "while let a = b() {}",
        """
        whileStatement(conditions(optionalBinding(identifierPattern:a, initializer(postfix(reference:b, \
        call:())))), codeBlock:{})
        """
      ),
    ])
  func conditions(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }
}
