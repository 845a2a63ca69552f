import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimScenes

extension MotionSummary.Value {
  /// The value of a channel.
  init(_ value: AnimatableValue) {
    switch value {
    case .number(let number): self = MotionSummary.number(number)
    case .color(let color): self = .words(color.map(\.words) ?? "no colour")
    case .colors(let colors): self = .words("[\(colors.map(\.words).joined(separator: ", "))]")
    case .numbers(let numbers): self = .words(Self.list(numbers))
    case .matrix(let matrix):
      self = .words(Self.list([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]))
    case .path(let path): self = .outline(MotionSummary.Outline(path))
    case .text(let text): self = .text(text)
    case .styledText(let text): self = .styledText(text.string, looks: text.looks)
    case .flag(let flag): self = .words(String(flag))
    case .point(let point): self = .words(Self.list([point.x, point.y]))
    case .size(let size): self = .words(Self.list([size.width, size.height]))
    case .rect(let rect):
      self = .words(Self.list([rect.minX, rect.minY, rect.width, rect.height]))
    case .transform: self = .words("a transform")
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    "[\(numbers.map { MotionSummary.rounded($0).shortestText }.joined(separator: ", "))]"
  }
}

extension AnimatableValue {
  /// The components of a value that can be blended; nil for texts, flags and missing colours.
  var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .color(let color): color.map(\.components)
    case .colors(let colors): colors.flatMap(\.components)
    case .numbers(let numbers): numbers
    case .matrix(let matrix): [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    case .path(let path): path.components
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .text, .styledText, .flag, .transform: nil
    }
  }
}

extension Color {
  fileprivate var components: [Double] { [red, green, blue, alpha] }

  /// `#rrggbb`, with an additional two digits unless opaque.
  var words: String {
    let bytes = components.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.prefix(bytes[3] == 255 ? 3 : 4).map(\.hexadecimal).joined()
  }
}

extension MotionSummary.Outline {
  /// The maximum number of stored points. Longer paths are compared by hash.
  static let pointLimit = 128

  init(_ path: Path) {
    verbs = path.verbs.map(\.svgLetter).joined()
    let numbers = path.points.flatMap {
      [MotionSummary.rounded($0.x), MotionSummary.rounded($0.y)]
    }
    guard path.points.count > Self.pointLimit else {
      points = numbers
      hash = ""
      return
    }
    points = []
    // FNV-1a (Fowler, Noll, Vo) over the bits of the numbers.
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for number in numbers { state = (state ^ number.bitPattern) &* 0x100_0000_01B3 }
    hash = state.hexadecimal
  }
}

// MARK: - Words

extension MotionSummary.Course {
  var isMoving: Bool {
    if case .moving = self { return true }
    return false
  }

  var first: MotionSummary.Value {
    switch self {
    case .still(let value): value
    case .moving(let movement): movement.from
    case .switching(let switches): switches.first?.value ?? .words("nothing")
    }
  }

  var last: MotionSummary.Value {
    switch self {
    case .still(let value): value
    case .moving(let movement): movement.to
    case .switching(let switches): switches.last?.value ?? .words("nothing")
    }
  }

  /// `moves from 1 to 0.5`, `changes from “a” to “b” at 0.3 s`, or the value of a still course.
  var words: String {
    ended(move: "moves", change: "changes", leave: "moves away from")
  }

  /// The text in the past tense.
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

extension MotionSummary.Value {
  var text: String {
    switch self {
    case .number(let number): number.shortestText
    case .words(let words): Self.short(words)
    case .text(let text), .styledText(let text, _): "“\(Self.short(text))”"
    case .outline(let outline): "a path of \(outline.verbs.count) segments"
    }
  }

  /// The text for display next to another value. A long text is cut around the first difference.
  func text(beside other: MotionSummary.Value) -> String {
    switch (self, other) {
    case (.words(let words), .words(let second)): Self.short(words, beside: second)
    case (.text(let text), .text(let second)): "“\(Self.short(text, beside: second))”"
    case (.styledText(let text, let looks), .text(let second)) where text == second:
      "\(self.text) with \(looks)"
    case (.styledText(let text, let looks), .styledText(let second, _)) where text == second:
      "\(self.text) with \(looks)"
    case (.styledText(let text, _), .text(let second)),
      (.styledText(let text, _), .styledText(let second, _)),
      (.text(let text), .styledText(let second, _)):
      "“\(Self.short(text, beside: second))”"
    case (.number, _), (.words, _), (.text, _), (.styledText, _), (.outline, _): text
    }
  }

  /// The maximum length of a text in a sentence, and the length before the first difference.
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

  /// The value in a difference; texts and words are both strings.
  var side: SceneChange.Side {
    switch self {
    case .number(let number): SceneChange.Side(number)
    case .text(let text), .styledText(let text, _): SceneChange.Side(JSONText(text))
    case .words, .outline: SceneChange.Side(json)
    }
  }
}
