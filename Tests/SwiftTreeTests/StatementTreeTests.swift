import SwiftTree
import Testing

@Suite("Trees of statements")
struct StatementTreeTests {
  @Test(
    "branches",
    arguments: [
      (
        "if a { b } else if c { d } else { e }",
        """
        ifStatement(conditions(reference:a), codeBlock(reference:b), ifStatement(conditions(reference:c), \
        codeBlock(reference:d), codeBlock(reference:e)))
        """
      ),
      (
        "guard a, b else { return }",
        "guardStatement(conditions(reference:a, reference:b), codeBlock(returnStatement:return))"
      ),
      ("if #available(iOS 17, *) {}", "ifStatement(conditions(availability:#available(iOS 17, *)), codeBlock:{})"),
      (
        "if a { b } else { c } as D",
        """
        sequence(ifStatement(conditions(reference:a), codeBlock(reference:b), codeBlock(reference:c)), \
        cast(namedType(D)))
        """
      ),
    ])
  func branches(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "a switch: cases, attributes, `#if` around cases and among statements",
    arguments: [
      (
        "switch a { case b: c; case d: e }",
        """
        switchStatement(reference:a, switchCase(caseItem(expressionPattern(reference:b)), reference:c), \
        switchCase(caseItem(expressionPattern(reference:d)), reference:e))
        """
      ),
      (
        "switch a { @unknown default: b }",
        "switchStatement(reference:a, switchCase(attribute(namedType(unknown)), reference:b))"
      ),
      (
        "switch a { case b: c default: d }",
        """
        switchStatement(reference:a, switchCase(caseItem(expressionPattern(reference:b)), reference:c), \
        switchCase(reference:d))
        """
      ),
      (
        "switch a {\n#if B\ncase c: d\n#endif\ndefault: e\n}",
        """
        switchStatement(reference:a, ifConfig(ifConfigClause(reference:B, \
        switchCase(caseItem(expressionPattern(reference:c)), reference:d))), switchCase(reference:e))
        """
      ),
      (
        "switch a {\ncase b:\n#if C\nd\n#endif\n}",
        """
        switchStatement(reference:a, switchCase(caseItem(expressionPattern(reference:b)), \
        ifConfig(ifConfigClause(reference:C, reference:d))))
        """
      ),
      (
        "switch a {\n#if B\n#elseif C\ncase c: d\n#endif\n}",
        """
        switchStatement(reference:a, ifConfig(ifConfigClause(reference:B), ifConfigClause(reference:C, \
        switchCase(caseItem(expressionPattern(reference:c)), reference:d))))
        """
      ),
    ])
  func switches(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "loops",
    arguments: [
      (
        "for a in b where c {}",
        "forStatement(identifierPattern:a, reference:b, whereClause(reference:c), codeBlock:{})"
      ),
      ("for try await a in b {}", "forStatement(identifierPattern:a, reference:b, codeBlock:{})"),
      (
        "for (a, b) in c {}",
        "forStatement(tuplePattern(identifierPattern:a, identifierPattern:b), reference:c, codeBlock:{})"
      ),
      ("while a {}", "whileStatement(conditions(reference:a), codeBlock:{})"),
      ("repeat { a } while b", "repeatStatement(codeBlock(reference:a), reference:b)"),
      (
        "a: for b in c { break a; continue }",
        """
        labeledStatement(a, forStatement(identifierPattern:b, reference:c, codeBlock(jumpStatement:break a, \
        jumpStatement:continue)))
        """
      ),
    ])
  func loops(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "handling errors, leaving",
    arguments: [
      (
        "do { a } catch E.b, is C { d } catch let e as F where g {} catch {}",
        """
        doStatement(codeBlock(reference:a), catchClause(caseItem(expressionPattern(postfix(reference:E, \
        member(b)))), caseItem(isPattern(namedType(C))), codeBlock(reference:d)), \
        catchClause(caseItem(bindingPattern(expressionPattern(sequence(identifierPattern:e, \
        cast(namedType(F))))), whereClause(reference:g)), codeBlock:{}), catchClause(codeBlock:{}))
        """
      ),
      ("do throws(E) {}", "doStatement(effects(namedType(E)), codeBlock:{})"),
      ("defer { a }", "deferStatement(codeBlock(reference:a))"),
      ("throw a", "throwStatement(reference:a)"),
      (
        "do {} catch where a {}",
        "doStatement(codeBlock:{}, catchClause(caseItem(whereClause(reference:a)), codeBlock:{}))"
      ),
    ])
  func leaving(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "the value of `return` may stand in the next line, a statement not",
    arguments: [
      ("return a", "returnStatement(reference:a)"),
      ("return\na", "returnStatement(reference:a)"),
      (
        "return\nlet a = b",
        "returnStatement:return; variableDeclaration(binding(identifierPattern:a, initializer(reference:b)))"
      ),
      ("return\nif a {}", "returnStatement(ifStatement(conditions(reference:a), codeBlock:{}))"),
      ("return\ndo {}", "returnStatement:return; doStatement(codeBlock:{})"),
      ("return\n.a", "returnStatement(implicitMember(a))"),
      ("{ return }", "closure(returnStatement:return)"),
    ])
  func returnValues(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "a brace in a condition begins the block, unless what follows it says otherwise",
    arguments: [
      ("if f { a }", "ifStatement(conditions(reference:f), codeBlock(reference:a))"),
      (
        "if f { a } { b }",
        """
        ifStatement(conditions(postfix(reference:f, call(trailingClosure(closure(reference:a))))), \
        codeBlock(reference:b))
        """
      ),
      (
        "if f { $0 }.g {}",
        """
        ifStatement(conditions(postfix(reference:f, call(trailingClosure(closure(reference:$0))), member(g))), \
        codeBlock:{})
        """
      ),
      (
        "if f({ a }) {}",
        "ifStatement(conditions(postfix(reference:f, call(argument(closure(reference:a))))), codeBlock:{})"
      ),
      (
        "if a, f { b } == c {}",
        """
        ifStatement(conditions(reference:a, sequence(postfix(reference:f, \
        call(trailingClosure(closure(reference:b)))), binaryOperator:==, reference:c)), codeBlock:{})
        """
      ),
      ("if f {\na\n} \n{ b }", "ifStatement(conditions(reference:f), codeBlock(reference:a)); closure(reference:b)"),
      ("guard {} else {}", "guardStatement(conditions(closure:{}), codeBlock:{})"),
      (
        "if a, { b }() {}",
        "ifStatement(conditions(reference:a, postfix(closure(reference:b), call:())), codeBlock:{})"
      ),
      (
        "switch f { case a: b }",
        "switchStatement(reference:f, switchCase(caseItem(expressionPattern(reference:a)), reference:b))"
      ),
      ("for a in f { b }", "forStatement(identifierPattern:a, reference:f, codeBlock(reference:b))"),
      (
        "if (f { a }) {}",
        """
        ifStatement(conditions(tuple(argument(postfix(reference:f, \
        call(trailingClosure(closure(reference:a))))))), codeBlock:{})
        """
      ),
    ])
  func conditions(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "words that yield or label only in their place",
    arguments: [
      (
        "var a: B { _modify { yield &c } }",
        """
        variableDeclaration(binding(identifierPattern:a, typeAnnotation(namedType(B)), \
        accessorBlock(accessor(_modify, codeBlock(yieldStatement(inoutExpression(reference:c)))))))
        """
      ),
      ("yield(a)", "postfix(reference:yield, call(argument(reference:a)))"),
      ("yield (a)", "postfix(reference:yield, call(argument(reference:a)))"),
      ("yield = 1", "sequence(reference:yield, assignment:=, integerLiteral:1)"),
      ("discard self", "yieldStatement(reference:self)"),
      ("a ? b : c", "sequence(reference:a, ternary(reference:b), reference:c)"),
    ])
  func words(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }
}
