import Ownership

/// A cure: edits that belong together.
public struct Fix: Sendable {
  public enum Safety: Sendable {
    /// local, and behaviour is kept or restored
    case safe
    /// one of several, or behaviour changes
    case review
  }

  public let title: Message
  public let safety: Safety
  public let edits: [Edit]

  public init(_ title: Message, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }

  func moved(_ place: (Place) -> Place) -> Fix { Fix(title.moved(place), safety, edits.map { $0.moved(place) }) }
}

/// The replacement of a range of bytes.
public struct Edit: Sendable {
  public let place: Place
  /// A place in it stands for its source, word for word but for the indentation of further lines.
  public let text: Message
  public let reach: Reach

  /// What goes with the place: how far it reaches is known when the source is. Where the source is not as an edit wants it,
  /// its fix is not offered.
  public enum Reach: Hashable, Sendable {
    case place
    /// the blanks behind it, line breaks included
    case blanksBehind
    /// the `=` before it, with the blanks around that
    case equalsSignBefore
    /// the blanks before it, line breaks included
    case blanksBefore
    /// the place in a closure's capture list, where it has one, or where one can begin
    case captures
    /// the whole lines, if nothing else stands on them
    case lines
    /// a new line above the one where it begins, and above the comments there
    case lineAbove
    /// a further modifier of the last view in the body of the property that the place is
    case modifier
    /// the whole statement that declares the one constant whose name the place is, with its lines
    case constant
    /// the modifier with the blanks before it, if no comment stands in it
    case modifierCall
    /// the braces with the observers of the variable that the place is, if no comment stands outside of theirs
    case observers
    /// `private` or the like before the declaration that the place is
    case accessWord
    /// before the type of the parameter whose name the place is, or behind it
    case beforeType, behindType
    /// before or behind the one expression in the braces at the place; a `return` goes along
    case beforeExpression, behindExpression
    /// all that stands in the braces at the place
    case code
    /// in the arguments of the call whose callee the place is, as the one at this position
    case argument(Int)
    /// one type of the inheritance clause of the declaration that the place is, at this position
    case inherited(Int)
    /// the type behind the `->` of the declaration that the place is
    case result
    /// a statement in a view's closure, or what a piece of code gives, in a declaration that gives nothing but calls of the
    /// same function: with its `return`, if there are several
    case outcome
    /// nothing: the place has to be a statement of its own in a builder
    case builtStatement
  }

  private init(_ place: Place, _ reach: Reach, _ text: Message) {
    self.place = place
    self.reach = reach
    self.text = text
  }

  public init(at place: Place, _ text: Message) {
    self.init(place, .place, text)
  }

  func moved(_ place: (Place) -> Place) -> Edit { Edit(place(self.place), reach, text.moved(place)) }

  /// Deletes a word, and the blanks between it and the next one.
  public init(deleting place: Place) {
    self.init(place, .blanksBehind, "")
  }

  /// Adds to what a closure captures, at its opening brace.
  public init(capturing capture: Message, in closure: Place) {
    self.init(closure, .captures, capture)
  }

  /// Deletes a statement, and its lines if nothing else stands there.
  public init(deletingLines place: Place) {
    self.init(place, .lines, "")
  }

  /// Puts text in the place of what stands behind a declaration, with one blank between.
  public init(behindDeclaration place: Place, _ text: Message) {
    self.init(place, .blanksBefore, " \(text)")
  }

  /// Deletes the value of a declaration, ` = 1.0`.
  public init(deletingValue place: Place) {
    self.init(place, .equalsSignBefore, "")
  }

  /// Puts text in the place of the value of a declaration and of its `=`.
  public init(replacingValue place: Place, _ text: Message) {
    self.init(place, .equalsSignBefore, text)
  }

  /// Puts a declaration above the one that begins at an offset, on lines of its own: `\n` in the text's words is the file's
  /// line break with the indentation of that declaration, `\t` one more step of it.
  public init(above offset: UInt32, in file: FileIndex, _ text: Message) {
    self.init(Place(file: file, start: offset, end: offset), .lineAbove, text)
  }

  /// Puts text before what begins at an offset.
  public init(before offset: UInt32, in file: FileIndex, _ text: Message) {
    self.init(at: Place(file: file, start: offset, end: offset), text)
  }

  /// Puts text around the type of a parameter, whose name is at a place.
  public init(beforeTypeOf parameter: Place, _ text: Message) {
    self.init(parameter, .beforeType, text)
  }

  public init(behindTypeOf parameter: Place, _ text: Message) {
    self.init(parameter, .behindType, text)
  }

  /// Deletes the statement that declares a constant, and its lines.
  public init(deletingConstant name: Place) {
    self.init(name, .constant, "")
  }

  /// Puts one more modifier behind the last view in the body of a property.
  public init(modifyingBody property: Place, _ text: Message) {
    self.init(property, .modifier, text)
  }

  /// Deletes a modifier, from its dot on.
  public init(deletingModifier place: Place) {
    self.init(place, .modifierCall, "")
  }

  /// Deletes what runs when a variable is set.
  public init(deletingObserversOf variable: Place) {
    self.init(variable, .observers, "")
  }

  /// Makes a declaration as visible as its type.
  public init(deletingAccessOf declaration: Place) {
    self.init(declaration, .accessWord, "")
  }

  /// Puts text before the one expression of a piece of code, where `\n` is the end of a statement.
  public init(beforeExpressionIn code: Place, _ text: Message) {
    self.init(code, .beforeExpression, text)
  }

  public init(behindExpressionIn code: Place, _ text: Message) {
    self.init(code, .behindExpression, text)
  }

  /// Makes what a closure does, of any length, depend on a condition.
  public init(onlyIf condition: Message, in closure: Place) {
    self.init(closure, .code, condition)
  }

  /// Hands a call one more argument, at a position among those that it has.
  public init(passing argument: Message, at position: Int, toCallOf callee: Place) {
    self.init(callee, .argument(position), argument)
  }

  /// Takes the type at a position out of what a type inherits from.
  public init(deletingInherited position: Int, of type: Place) {
    self.init(type, .inherited(position), "")
  }

  /// Puts another type behind the arrow, or the colon, of a declaration.
  public init(resultOf declaration: Place, _ text: Message) {
    self.init(declaration, .result, text)
  }

  /// Puts a view in the place of a call with it, in code that gives nothing but such calls.
  public init(outcome call: Place, _ text: Message) {
    self.init(call, .outcome, text)
  }

  /// Changes nothing, and wants a view to be a statement of its own where any type of view does.
  public init(wantingBuiltStatement view: Place) {
    self.init(view, .builtStatement, "")
  }
}
