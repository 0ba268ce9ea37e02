import SwiftTree
import Testing

@Suite("Trees of suffixes")
struct SuffixTreeTests {
  @Test(
    "chains are flat",
    arguments: [
      (
        "a.b.c(d)[e]!.f?.g++",
        """
        postfix(reference:a, member(b), member(c), call(argument(reference:d)), subscript(argument(reference:e)), \
        forceUnwrap:!, member(f), optionalChain:?, member(g), postfixOperator:++)
        """
      ),
      ("a.0.1", "postfix(reference:a, member(0), member(1))"),
      ("a.self", "postfix(reference:a, member(self))"),
      ("a.init(b)", "postfix(reference:a, member(init), call(argument(reference:b)))"),
      (
        "Text(\"\")\n  .font(.title)\n  .padding()",
        """
        postfix(reference:Text, call(argument(stringLiteral:"")), member(font), \
        call(argument(implicitMember(title))), member(padding), call:())
        """
      ),
      ("[Int]()", "postfix(arrayLiteral(reference:Int), call:())"),
      ("a?[0]", "postfix(reference:a, optionalChain:?, subscript(argument(integerLiteral:0)))"),
      ("super.a()", "postfix(reference:super, member(a), call:())"),
      ("{ a }()", "postfix(closure(reference:a), call:())"),
      ("\"\".count", "postfix(stringLiteral:\"\", member(count))"),
    ])
  func chains(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "brackets begin a suffix only in the same line",
    arguments: [
      ("a\n(b)", "reference:a; tuple(argument(reference:b))"),
      ("a\n[b]", "reference:a; arrayLiteral(reference:b)"),
      ("a (b)", "postfix(reference:a, call(argument(reference:b)))"),
      ("a\n.b", "postfix(reference:a, member(b))"),
    ])
  func lines(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "arguments",
    arguments: [
      (
        "f(a, b: c, d: &e)",
        """
        postfix(reference:f, call(argument(reference:a), argument(b, reference:c), argument(d, \
        inoutExpression(reference:e))))
        """
      ),
      ("f(a:b:)", "reference(:):f(a:b:)"),
      ("a.f(b:_:)", "postfix(reference:a, member(:)(f))"),
      ("f(a: { b }, c)", "postfix(reference:f, call(argument(a, closure(reference:b)), argument(reference:c)))"),
      (
        "f(default: 1, in: 2)",
        "postfix(reference:f, call(argument(default, integerLiteral:1), argument(in, integerLiteral:2)))"
      ),
      ("f(_: 1)", "postfix(reference:f, call(argument(_, integerLiteral:1)))"),
    ])
  func arguments(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "trailing closures",
    arguments: [
      ("f { a }", "postfix(reference:f, call(trailingClosure(closure(reference:a))))"),
      (
        "f(a) { b } c: { d }",
        """
        postfix(reference:f, call(argument(reference:a), trailingClosure(closure(reference:b)), \
        trailingClosure(c, closure(reference:d))))
        """
      ),
      (
        "f() { a } { b }",
        """
        postfix(reference:f, call(trailingClosure(closure(reference:a))), \
        call(trailingClosure(closure(reference:b))))
        """
      ),
      (
        "f { a }.g { b }",
        """
        postfix(reference:f, call(trailingClosure(closure(reference:a))), member(g), \
        call(trailingClosure(closure(reference:b))))
        """
      ),
      ("a.b { c }", "postfix(reference:a, member(b), call(trailingClosure(closure(reference:c))))"),
      ("f\n{ a }", "postfix(reference:f, call(trailingClosure(closure(reference:a))))"),
      ("a[b] { c }", "postfix(reference:a, subscript(argument(reference:b), trailingClosure(closure(reference:c))))"),
      (
        "f { a } else: { b }",
        """
        postfix(reference:f, call(trailingClosure(closure(reference:a)), trailingClosure(else, \
        closure(reference:b))))
        """
      ),
    ])
  func trailingClosures(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "a literal is never called with a closure",
    arguments: [
      (
        "let a = 1 { b }",
        """
        variableDeclaration(binding(identifierPattern:a, initializer(integerLiteral:1), \
        accessorBlock(reference:b)))
        """
      ),
      ("return nil\n{ a }", "returnStatement(nilLiteral:nil); closure(reference:a)"),
      (
        "let a = \"\" { b }",
        """
        variableDeclaration(binding(identifierPattern:a, initializer(stringLiteral:""), \
        accessorBlock(reference:b)))
        """
      ),
    ])
  func literals(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "`<` begins generic arguments if types and a fitting end follow",
    arguments: [
      ("A<B>(c)", "postfix(reference:A, genericArguments(namedType(B)), call(argument(reference:c)))"),
      ("a < b", "sequence(reference:a, binaryOperator:<, reference:b)"),
      ("a < b > (c)", "postfix(reference:a, genericArguments(namedType(b)), call(argument(reference:c)))"),
      (
        "f(a < b, c > d)",
        """
        postfix(reference:f, call(argument(sequence(reference:a, binaryOperator:<, reference:b)), \
        argument(sequence(reference:c, binaryOperator:>, reference:d))))
        """
      ),
      (
        "f(a<b, c>(d))",
        """
        postfix(reference:f, call(argument(postfix(reference:a, genericArguments(namedType(b), namedType(c)), \
        call(argument(reference:d))))))
        """
      ),
      ("A<B>.c", "postfix(reference:A, genericArguments(namedType(B)), member(c))"),
      (
        "A<[B: C], (D) -> E>()",
        """
        postfix(reference:A, genericArguments(dictionaryType(namedType(B), namedType(C)), \
        functionType(tupleType(namedType(D)), namedType(E))), call:())
        """
      ),
      (
        "if a < b, c >= d {}",
        """
        ifStatement(conditions(sequence(reference:a, binaryOperator:<, reference:b), sequence(reference:c, \
        binaryOperator:>=, reference:d)), codeBlock:{})
        """
      ),
      (
        "let a = B<C>\nd",
        """
        variableDeclaration(binding(identifierPattern:a, initializer(postfix(reference:B, \
        genericArguments(namedType(C)))))); reference:d
        """
      ),
      ("a<b == c", "sequence(reference:a, binaryOperator:<, reference:b, binaryOperator:==, reference:c)"),
    ])
  func genericArguments(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "key paths",
    arguments: [
      ("\\A.b.c", "keyPath(namedType(A), member(b), member(c))"),
      ("\\.a?.b", "keyPath(member(a), optionalChain:?, member(b))"),
      ("\\.[0]", "keyPath(subscript(argument(integerLiteral:0)))"),
      ("\\A[0].b", "keyPath(namedType(A), subscript(argument(integerLiteral:0)), member(b))"),
      (
        "f(\\.a) { b }",
        "postfix(reference:f, call(argument(keyPath(member(a))), trailingClosure(closure(reference:b))))"
      ),
      ("\\[A].first!.b", "keyPath(arrayType(namedType(A)), member(first), forceUnwrap:!, member(b))"),
      ("\\.self", "keyPath(member(self))"),
    ])
  func keyPaths(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }

  @Test(
    "`#if` may hold suffixes",
    arguments: [
      (
        "a\n#if B\n.c()\n#else\n.d { e }\n#endif\n.f()",
        """
        postfix(reference:a, ifConfig(ifConfigClause(reference:B, member(c), call:()), ifConfigClause(member(d), \
        call(trailingClosure(closure(reference:e))))), member(f), call:())
        """
      ),
      ("a\n#if B\nc()\n#endif", "reference:a; ifConfig(ifConfigClause(reference:B, postfix(reference:c, call:())))"),
      (
        "a\n#if B\n#if C\n.d\n#endif\n#endif",
        """
        postfix(reference:a, ifConfig(ifConfigClause(reference:B, ifConfig(ifConfigClause(reference:C, \
        member(d))))))
        """
      ),
    ])
  func conditional(code: String, outline: String) {
    #expect(Tree(code).outline == outline)
  }
}
