import Primitives
import Render
import Scenes

// What properties do and which values they have, as sentences have it.

extension SceneFacts.Course {
  var isMoving: Bool {
    if case .moving = self { return true }
    return false
  }

  var first: SceneFacts.Value {
    switch self {
    case .still(let value): value
    case .moving(let movement): movement.from
    case .switching(let switches): switches.first?.value ?? .words("nothing")
    }
  }

  var last: SceneFacts.Value {
    switch self {
    case .still(let value): value
    case .moving(let movement): movement.to
    case .switching(let switches): switches.last?.value ?? .words("nothing")
    }
  }

  /// `moves from 1 to 0.5`, `changes from “a” to “b” at 0.3 s`, or what it is.
  var words: String {
    ended(move: "moves", change: "changes", leave: "moves away from")
  }

  /// The same of what was.
  var pastWords: String {
    ended(move: "went", change: "changed", leave: "went away from")
  }

  private func ended(move: String, change: String, leave: String) -> String {
    switch self {
    case .still(let value): value.text
    case .moving(let movement) where movement.isReturning:
      "\(leave) \(movement.from.text) and back"
    case .moving(let movement): "\(move) from \(movement.from.text) to \(movement.to.text)"
    case .switching(let switches):
      change + (switches.count > 2 ? " \(switches.count - 1) times" : "")
        + " from \(first.text(beside: last)) to \(last.text(beside: first))"
        + (switches.count > 2 ? ", first" : "")
        + (switches.count > 1 ? " at \(CourseDifference.number(switches[1].time)) s" : "")
    }
  }
}

extension SceneFacts.Value {
  /// As a sentence has it.
  var text: String {
    switch self {
    case .number(let number): number.shortestText
    case .words(let words): Self.short(words)
    case .text(let text): "“\(Self.short(text))”"
    case .outline(let outline): outline.words
    }
  }

  /// The same where it is told beside another: of a long text the part about where the two part.
  func text(beside other: SceneFacts.Value) -> String {
    switch (self, other) {
    case (.words(let words), .words(let second)): Self.short(words, beside: second)
    case (.text(let text), .text(let second)): "“\(Self.short(text, beside: second))”"
    case (.number, _), (.words, _), (.text, _), (.outline, _): text
    }
  }

  /// How many characters of a text are told, and how many of those come before the first that differs where
  /// that lies farther back.
  private static let characterLimit = 80
  private static let characterContext = 20

  private static func short(_ text: String, beside other: String = "") -> String {
    guard text.count > characterLimit else { return text }
    let common = zip(text, other).prefix { $0 == $1 }.count
    guard common >= characterLimit - characterContext else {
      return "\(text.prefix(characterLimit - 1))…"
    }
    let rest = text.dropFirst(common - characterContext)
    return rest.count > characterLimit - 1
      ? "…\(rest.prefix(characterLimit - 2))…" : "…\(rest)"
  }

  /// For programs: texts are strings like all that is no number.
  var plainJSON: String {
    if case .text(let text) = self { return text.jsonQuoted }
    return json
  }
}
