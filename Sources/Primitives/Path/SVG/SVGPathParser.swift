// Parses SVG path data in one pass: a command letter, then its arguments as often as they repeat. Relative coordinates
// are added to the current point as they are read; `S` and `T` mirror the control point of the previous segment.
// Source: SVG 1.1 §8.3, SVG 2 §9.3 and its implementation notes.

extension Path {
  /// Parses SVG path data (`d="…"`); the empty string is an empty path.
  ///
  /// All commands of SVG 1.1 and 2 are supported, absolute and relative. Arcs become cubic Béziers with an error
  /// of at most 5 millionths of a radius.
  ///
  /// - Throws: `PathSyntaxError` at the first syntax error, or at a number or coordinate beyond ±10⁹. (SVG viewers draw
  ///   the part before an error instead.)
  /// - Complexity: O(n) in the length of the text.
  public init(svg text: String) throws(PathSyntaxError) {
    var parser = SVGPathParser(text)
    self = try parser.parse()
  }
}

private struct SVGPathParser {
  private var scanner: SVGScanner
  private var path = Path()
  private var current = Point.zero
  private var subpathStart = Point.zero
  private var lastControl = LastControl.none

  /// The control point that a following `S` or `T` mirrors.
  private enum LastControl {
    case none
    case cubic(Point)
    case quad(Point)
  }

  init(_ text: String) {
    scanner = SVGScanner(text)
  }

  mutating func parse() throws(PathSyntaxError) -> Path {
    scanner.skipWhitespace()
    guard let first = scanner.current else { return path }
    guard first == UInt8(ascii: "M") || first == UInt8(ascii: "m") else {
      throw scanner.expected("a path that begins with M or m")
    }
    while scanner.current != nil {
      try parseCommand()
      scanner.skipWhitespace()
    }
    return path
  }

  /// Reads one letter and all its arguments.
  private mutating func parseCommand() throws(PathSyntaxError) {
    guard let letter = scanner.current else { return }
    let isRelative = letter >= UInt8(ascii: "a")
    guard var command = Command(rawValue: letter | 0x20) else {
      throw scanner.expected("a path command")
    }
    scanner.advance()
    if command == .close {
      path.closeSubpath()
      current = subpathStart
      lastControl = .none
      return
    }
    scanner.skipWhitespace()
    while true {
      try parseArguments(of: command, isRelative: isRelative)
      if command == .move { command = .line }
      let hadComma = scanner.skipSeparator()
      guard hadComma || scanner.isAtNumber else { return }
    }
  }

  private mutating func parseArguments(
    of command: Command, isRelative: Bool
  ) throws(PathSyntaxError) {
    let origin = isRelative ? current : .zero
    var control = LastControl.none
    switch command {
    case .move:
      current = try readPoint(from: origin)
      subpathStart = current
      path.move(to: current)
    case .line:
      try addLine(to: readPoint(from: origin))
    case .horizontal:
      try addLine(to: Point(x: readCoordinate(from: origin.x), y: current.y))
    case .vertical:
      try addLine(to: Point(x: current.x, y: readCoordinate(from: origin.y)))
    case .curve, .smoothCurve:
      let control1 = try command == .curve ? readFirstPoint(from: origin) : mirroredCubicControl
      let control2 = try readPoint(from: origin)
      current = try readNextPoint(from: origin)
      path.addCurve(to: current, control1: control1, control2: control2)
      control = .cubic(control2)
    case .quad, .smoothQuad:
      let point = try command == .quad ? readFirstPoint(from: origin) : mirroredQuadControl
      current = try readPoint(from: origin)
      path.addQuadCurve(to: current, control: point)
      control = .quad(point)
    case .arc:
      try parseArc(from: origin)
    case .close:
      break
    }
    lastControl = control
  }

  private mutating func parseArc(from origin: Point) throws(PathSyntaxError) {
    let begin = scanner.offset
    let radiusX = try scanner.readNumber()
    scanner.skipSeparator()
    let radiusY = try scanner.readNumber()
    scanner.skipSeparator()
    let rotation = try scanner.readNumber()
    scanner.skipSeparator()
    let isLarge = try scanner.readFlag()
    scanner.skipSeparator()
    let isClockwise = try scanner.readFlag()
    let end = try readNextPoint(from: origin)
    let arc = PathArc(
      radii: Size(abs(radiusX), abs(radiusY)), rotationDegrees: rotation, isLarge: isLarge,
      isClockwise: isClockwise, end: end)
    guard path.addArc(arc) else {
      throw PathSyntaxError(offset: begin, message: "the arc's radii are too far apart")
    }
    current = end
  }

  private mutating func addLine(to point: Point) {
    path.addLine(to: point)
    current = point
  }

  /// Reads a point and the separator after it. More arguments must follow.
  private mutating func readFirstPoint(from origin: Point) throws(PathSyntaxError) -> Point {
    let point = try readPoint(from: origin)
    scanner.skipSeparator()
    return point
  }

  /// Reads a separator and a point.
  private mutating func readNextPoint(from origin: Point) throws(PathSyntaxError) -> Point {
    scanner.skipSeparator()
    return try readPoint(from: origin)
  }

  private mutating func readPoint(from origin: Point) throws(PathSyntaxError) -> Point {
    let x = try readCoordinate(from: origin.x)
    scanner.skipSeparator()
    return Point(x: x, y: try readCoordinate(from: origin.y))
  }

  private mutating func readCoordinate(from origin: Double) throws(PathSyntaxError) -> Double {
    let begin = scanner.offset
    let value = try scanner.readNumber() + origin
    guard abs(value) <= SVGScanner.limit else {
      throw PathSyntaxError(
        offset: begin, message: "the coordinate \(value) is outside -1000000000...1000000000")
    }
    return value
  }

  /// Without a preceding cubic, `S` starts with the current point.
  private var mirroredCubicControl: Point {
    guard case .cubic(let control) = lastControl else { return current }
    return mirrored(control)
  }

  private var mirroredQuadControl: Point {
    guard case .quad(let control) = lastControl else { return current }
    return mirrored(control)
  }

  private func mirrored(_ control: Point) -> Point {
    current + (current - control)
  }
}

/// The letters, in lower case.
private enum Command: UInt8 {
  case move = 0x6D
  case line = 0x6C
  case horizontal = 0x68
  case vertical = 0x76
  case curve = 0x63
  case smoothCurve = 0x73
  case quad = 0x71
  case smoothQuad = 0x74
  case arc = 0x61
  case close = 0x7A
}

/// An error in SVG path data, and its place.
public struct PathSyntaxError: Error, Hashable, Sendable {
  /// The place of the error, in UTF-8 bytes from the start of the data.
  public var offset: Int
  /// One sentence, lower case, without a full stop: `expected a number, found "x"`.
  public var message: String

  public init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
