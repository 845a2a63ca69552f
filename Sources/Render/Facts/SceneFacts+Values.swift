import Motion
import Primitives
import Render
import Scenes

extension SceneFacts.Value {
  /// A value of a channel, as sentences tell it.
  init(_ value: AnimatableValue) {
    switch value {
    case .number(let number): self = SceneFacts.number(number)
    case .color(let color): self = .words(color.map(\.words) ?? "no colour")
    case .colors(let colors): self = .words("[\(colors.map(\.words).joined(separator: ", "))]")
    case .numbers(let numbers): self = .words(Self.list(numbers))
    case .matrix(let matrix):
      self = .words(Self.list([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]))
    case .path(let path): self = .outline(SceneFacts.Outline(path))
    case .text(let text): self = .text(text)
    case .flag(let flag): self = .words(String(flag))
    case .point(let point): self = .words(Self.list([point.x, point.y]))
    case .size(let size): self = .words(Self.list([size.width, size.height]))
    case .rect(let rect):
      self = .words(Self.list([rect.minX, rect.minY, rect.width, rect.height]))
    case .transform: self = .words("a transform")
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    "[\(numbers.map { SceneFacts.rounded($0).shortestText }.joined(separator: ", "))]"
  }
}

extension AnimatableValue {
  /// The numbers of a value that can be blended; nil for texts, flags and no colour.
  var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .color(let color): color.map(\.components)
    case .colors(let colors): colors.flatMap(\.components)
    case .numbers(let numbers): numbers
    case .matrix(let matrix): [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    case .path(let path): path.points.flatMap { [$0.x, $0.y] }
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .text, .flag, .transform: nil
    }
  }
}

extension Color {
  fileprivate var components: [Double] { [red, green, blue, alpha] }

  /// `#rrggbb`, and two digits more where it lets something through.
  var words: String {
    let bytes = components.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.prefix(bytes[3] == 255 ? 3 : 4).map(\.hexadecimal).joined()
  }
}

extension SceneFacts.Outline {
  /// More points than these are told apart by their hash alone.
  static let pointLimit = 128

  init(_ path: Path) {
    verbs = path.verbs.map(\.svgLetter).joined()
    let numbers = path.points.flatMap { [SceneFacts.rounded($0.x), SceneFacts.rounded($0.y)] }
    guard path.points.count > Self.pointLimit else {
      points = numbers
      hash = ""
      return
    }
    points = []
    // FNV-1a (Fowler, Noll, Vo) over the numbers' bits.
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for number in numbers { state = (state ^ number.bitPattern) &* 0x100_0000_01B3 }
    hash = state.hexadecimal
  }
}
