// expect-nothing
import Foundation

struct RegularExpressions {
  let simple = /[a-z]+/
  let escaped = /\/\*[^*]*\*\//
  let bracket = /[\/"}{)(]/
  let named = /(?<year>\d{4})-(?<month>\d{2})/
  let extended = #/ https?:// [^ "]+ /#
  let multiline = #/
    # a comment with a ' and a "
    (?<word> \w+ )
    \s* / \s*
  /#
  let quotient = 10 / 2 / 1
  let spaced = { (a: Int, b: Int) in a / b }(6, 3)

  func matches(_ text: String) -> Bool {
    if text.contains(/^\s*\{/) { return true }
    let parts = text.split(separator: /,\s*/)
    let half = parts.count/2
    let third = (parts.count)/3
    return [/a/, /b/].contains { text.contains($0) } || half > third
  }

  func reduce(_ values: [Int]) -> Int {
    values.reduce(1, /) + values.reduce(1) { $0 / $1 }
  }

  static func / (left: RegularExpressions, right: RegularExpressions) -> Bool { false }
  static prefix func ^^ (value: RegularExpressions) -> Bool { true }
}

prefix operator ^^
