/// What a node of the tree is. The comment of each case names its children in source order;
/// `*` any number, `+` at least one, `?` at most one. A node covers its tokens from the first to the last;
/// trivia before the first token is outside.
///
/// Two shapes are flat on purpose, because the consumers walk them from left to right and a flat shape needs no
/// re-parenting while parsing: postfix chains (`postfix`) and operator sequences (`sequence`).
/// A chain or sequence of one element is that element alone.
@frozen
public enum NodeKind: UInt8, Sendable, CaseIterable {
  // Files and blocks
  /// item* (declarations, statements, expressions, `ifConfig`)
  case sourceFile
  /// `{` item* `}`
  case codeBlock
  /// `{` (declaration | `ifConfig` | `macroExpansion`)* `}`
  case memberBlock
  /// Tokens that fit nowhere. Never holds a declaration keyword at line start that could be parsed.
  case error
  /// `ifConfigClause`+ and the final `#endif`; also among attributes, switch cases and postfix suffixes
  case ifConfig
  /// `#if`/`#elseif`/`#else` as first token, condition?, then what the surrounding list holds
  case ifConfigClause
  /// `#sourceLocation(…)`: raw tokens
  case sourceLocation

  // Attributes and modifiers
  /// `@`, type (the attribute's name: `namedType`), `argument`* or raw tokens between parentheses
  case attribute
  /// one word, perhaps with a detail in parentheses: `private(set)`
  case modifier

  // Declarations; all begin with `attribute`* and `modifier`*
  /// `name`+ (the path); the kind word where written is the token after `import`
  case importDeclaration
  /// `name` `genericParameters`? type `whereClause`?
  case typealiasDeclaration
  /// `name` `inheritance`? `initializer`?(a type) `whereClause`?
  case associatedtypeDeclaration
  /// `name` `genericParameters`? `inheritance`? `whereClause`? `memberBlock`
  case structDeclaration
  case classDeclaration
  case enumDeclaration
  case actorDeclaration
  case protocolDeclaration
  /// type `inheritance`? `whereClause`? `memberBlock`
  case extensionDeclaration
  /// `name` `genericParameters`? `parameters` `effects`? `returnClause`? `whereClause`? `codeBlock`?
  case functionDeclaration
  /// as a function without a name; a `?` or `!` follows the keyword `init`
  case initializerDeclaration
  /// `effects`? `codeBlock`?
  case deinitializerDeclaration
  /// `genericParameters`? `parameters` `returnClause` `whereClause`? `accessorBlock`?
  case subscriptDeclaration
  /// `binding`+; the binding word (`let`, `var`, `inout` …) is the token before the first binding
  case variableDeclaration
  /// pattern `typeAnnotation`? `initializer`? `accessorBlock`?
  case binding
  /// `enumCaseElement`+
  case enumCaseDeclaration
  /// `name` `parameters`? `initializer`?
  case enumCaseElement
  /// operator, precedence group: raw tokens
  case operatorDeclaration
  /// `name` `genericParameters`? `parameters` `returnClause`? `initializer`? `whereClause`?
  case macroDeclaration
  /// `using @MainActor`, `using nonisolated`
  case otherDeclaration

  // Parts of declarations
  /// one token: the declared name, a label, a member's name
  case name
  /// (`genericParameter`)+ `whereClause`?
  case genericParameters
  /// `attribute`* `name` type?
  case genericParameter
  /// type+
  case inheritance
  /// requirements as types, flat
  case whereClause
  /// `parameter`*
  case parameters
  /// `attribute`* `modifier`* `name` (label, or label and inner name in one) `name`? type `initializer`?;
  /// flag `variadic`. In a closure's signature the type may be missing
  case parameter
  /// `async`, `throws`, `rethrows`, `throws(E)`: words, perhaps a type
  case effects
  /// `->` type
  case returnClause
  /// `:` type
  case typeAnnotation
  /// `=` expression
  case initializer
  /// `{` `accessor`+ `}`; with the flag `implicitGetter`: `{` item* `}`
  case accessorBlock
  /// `attribute`* `modifier`* `name` (`get`, `set`, `willSet` …) `parameters`? `effects`? `codeBlock`?
  case accessor

  // Statements; `if` and `switch` and `do` also stand where an expression stands
  /// `conditions` `codeBlock` (`codeBlock` | `ifStatement`)?; a label before it is outside
  case ifStatement
  /// `conditions` `codeBlock`
  case guardStatement
  /// `conditions` `codeBlock`
  case whileStatement
  /// `codeBlock` expression
  case repeatStatement
  /// pattern `typeAnnotation`? expression (the sequence) `whereClause`?(one expression) `codeBlock`
  case forStatement
  /// expression, (`switchCase` | `ifConfig`)*
  case switchStatement
  /// `caseItem`+ (none for `default`), item*
  case switchCase
  /// pattern `whereClause`?
  case caseItem
  /// `effects`? `codeBlock` `catchClause`*
  case doStatement
  /// `caseItem`* `codeBlock`
  case catchClause
  /// `codeBlock`
  case deferStatement
  /// expression?
  case returnStatement
  /// expression
  case throwStatement
  /// `break`, `continue`, `fallthrough`, with a label perhaps
  case jumpStatement
  /// `yield`, `discard` with its expression
  case yieldStatement
  /// `name` `:` statement
  case labeledStatement
  /// condition+: an expression, `optionalBinding`, `caseCondition`, `availability`
  case conditions
  /// `let`/`var` pattern `typeAnnotation`? `initializer`?
  case optionalBinding
  /// `case` pattern `typeAnnotation`? `initializer`
  case caseCondition
  /// `#available(…)`, `#unavailable(…)`: raw tokens
  case availability

  // Patterns
  /// one name
  case identifierPattern
  case wildcardPattern
  /// pattern or `argument`-like labelled patterns
  case tuplePattern
  /// `let`/`var` pattern
  case bindingPattern
  /// `is` type
  case isPattern
  /// expression
  case expressionPattern

  // Types
  /// `A.B<C>.D`: (`name` `genericArguments`?)+, flat; also `Self`, `Any`, `_`
  case namedType
  /// `<` type* `>`
  case genericArguments
  /// type; one for each `?` or `!`
  case optionalType
  /// `[T]`
  case arrayType
  /// `[K: V]`: type type
  case dictionaryType
  /// (`name`? `name`? type)*, flat, each with `initializer`? ; also a type in parentheses
  case tupleType
  /// types of the parameters as one `tupleType`, `effects`?, type
  case functionType
  /// `some`/`any`/`each`/`repeat`/`~`/`inout`/`borrowing`/`sending`…, `attribute`*: type
  case prefixedType
  /// `A & B`: type+
  case compositionType
  /// a base that is no plain name, then `.Type`, `.Protocol` or `.Member`: type `name` `genericArguments`?
  case memberType
  /// integer generic arguments, `[3 of Int]`, whatever else stands in a type's place
  case otherType

  // Expressions
  /// one word: a reference, `self`, `Self`, `super`, `$0`, `_`, a type's name; the flag `argumentLabels` for `f(a:b:)`
  case reference
  /// `.` `name`: the base of a chain without a base
  case implicitMember
  case integerLiteral
  case floatLiteral
  case booleanLiteral
  case nilLiteral
  /// `interpolation`*
  case stringLiteral
  /// `argument`*: what stands in `\( … )`
  case interpolation
  case regexLiteral
  /// expression*
  case arrayLiteral
  /// key and value expressions in turn
  case dictionaryLiteral
  /// `argument`*: parentheses, a tuple
  case tuple
  /// `{` `closureSignature`? item* `}`
  case closure
  /// `attribute`* `captures`? `parameters`? `effects`? `returnClause`?, up to `in`
  case closureSignature
  /// `capture`*
  case captures
  /// (`weak`/`unowned` …)? `name` `initializer`?
  case capture
  /// base, then suffix+: `member`, `call`, `subscript`, `genericArguments`, `optionalChain`, `forceUnwrap`,
  /// `postfixOperator`, `ifConfig` (whose clauses hold suffixes)
  case postfix
  /// `.` `name`; also `.0`, `.self`, `.init`; also `::` `name` behind a module's name; the flag `argumentLabels` for
  /// `.f(a:b:)`
  case member
  /// `(` `argument`* `)`? `trailingClosure`*
  case call
  /// `[` `argument`* `]` `trailingClosure`*
  case `subscript`
  case optionalChain
  case forceUnwrap
  case postfixOperator
  /// `name`? (the label) expression?; an operator passed as a function is a `reference`
  case argument
  /// `name`? (the label) `closure`
  case trailingClosure
  /// operand (operator operand)*: operators are `binaryOperator`, `assignment`, `ternary`, `cast`
  case sequence
  /// one operator token (`->` in an expression too)
  case binaryOperator
  /// `=`
  case assignment
  /// `?` expression `:`
  case ternary
  /// `as`/`as?`/`as!`/`is` type: stands for operator and right operand
  case cast
  /// operator token, expression
  case prefixOperator
  /// `&` expression
  case inoutExpression
  /// `try`/`try?`/`try!`: expression (a whole `sequence` perhaps)
  case tryExpression
  case awaitExpression
  /// `unsafe`, `consume`, `copy`, `borrow`, `each`, `repeat`, `any`, `some`, `discard`…: the rest
  case wordExpression
  /// `\` type? components, flat as in `postfix`
  case keyPath
  /// `#` `name` `genericArguments`? `argument`* `trailingClosure`*: an expression, a declaration (with attributes and
  /// modifiers) or an item
  case macroExpansion
  /// a type where an expression stands (`[Int]()`, `(Int) -> Void`, `any P`): type
  case typeExpression
}

extension NodeKind {
  /// A literal: nothing that could be called with a closure.
  var isLiteral: Bool {
    switch self {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .regexLiteral, .arrayLiteral,
      .dictionaryLiteral: true
    default: false
    }
  }
}
