import Linter
import Ownership
import Rules

/// The JSON Schema of `.custody.json`, for editors that complete and check it.
public enum ConfigurationSchema {
  public static var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "Configuration of \(Tool.name)")
      writer.closedObject { writer in
        writer.object("$schema") { $0.member("type", "string") }
        writer.object("root") { $0.member("type", "boolean") }
        writer.object("extends") { writer in
          writer.array("anyOf") { writer in
            writer.object { $0.member("type", "string") }
            writer.object { $0.listOfStrings() }
          }
        }
        writer.object("include") { $0.listOfStrings() }
        writer.object("exclude") { $0.listOfStrings() }
        writer.object("rules") { $0.rules() }
        writer.object("overrides") { writer in
          writer.member("type", "array")
          writer.object("items") { writer in
            writer.closedObject(required: ["files"]) { writer in
              writer.object("files") { $0.listOfStrings() }
              writer.object("rules") { $0.rules() }
            }
          }
        }
        writer.object("settings") { $0.settings() }
        writer.object("words") { $0.words() }
        writer.object("suppressions") { writer in
          writer.closedObject { writer in
            writer.object("requireReasons") { $0.member("type", "boolean") }
            writer.object("swiftlint") { $0.member("type", "boolean") }
          }
        }
      }
    }
    writer.lineBreak()
    return writer.bytes
  }
}

extension JSONWriter {
  /// An object that has no other keys than these.
  fileprivate mutating func closedObject(required: [String] = [], _ properties: (inout JSONWriter) -> Void) {
    member("type", "object")
    member("additionalProperties", false)
    if !required.isEmpty { array("required") { writer in for key in required { writer.value(key) } } }
    object("properties", properties)
  }

  fileprivate mutating func listOfStrings() {
    member("type", "array")
    object("items") { $0.member("type", "string") }
  }

  private mutating func oneOf(_ words: [String]) {
    array("enum") { writer in for word in words { writer.value(word) } }
  }

  fileprivate mutating func rules() {
    let groups = RuleGroup.allCases.filter { $0 != .tool }.map(\.rawValue)
    let ids = Registry.rules.map { $0.identity.id } + [ToolRule.suppressionWithoutReason.id]
    member("type", "object")
    object("propertyNames") { $0.oneOf(ids + groups + ["all", "default"]) }
    object("additionalProperties") { $0.oneOf(["off", "on", "hint", "warning", "error"]) }
  }

  fileprivate mutating func settings() {
    closedObject { writer in
      writer.object("xcode") { $0.wholeNumber() }
      writer.object("swiftVersion") { $0.wholeNumber() }
      writer.object("defaultIsolation") { $0.oneOf(Settings.Isolation.allCases.map(\.rawValue)) }
      writer.object("product") { $0.oneOf(Settings.Product.allCases.map(\.rawValue)) }
      writer.object("deploymentTargets") { writer in
        writer.member("type", "object")
        writer.object("propertyNames") { $0.oneOf(Settings.Platform.allCases.map(\.rawValue)) }
        writer.object("additionalProperties") { writer in
          writer.member("type", "string")
          writer.member("pattern", "^[0-9]+([.][0-9]+){0,3}$")
        }
      }
    }
  }

  fileprivate mutating func words() {
    member("type", "object")
    object("propertyNames") { $0.oneOf(WordTable.allCases.map(\.rawValue)) }
    object("additionalProperties") { writer in
      writer.member("type", "array")
      writer.object("items") { writer in
        writer.member("type", "string")
        writer.member("pattern", "^\\p{L}[\\p{L}\\p{N}_]*$")
      }
    }
  }

  private mutating func wholeNumber() {
    member("type", "integer")
    member("minimum", 1)
  }
}
