/// A paragraph's embedding levels. Source: UAX #9, the Unicode Bidirectional Algorithm.
struct BidirectionalText {
  enum Direction: Sendable {
    case leftToRight
    case rightToLeft
  }

  let levels: [UInt8]
  let isRightToLeft: Bool

  init(_ scalars: [UInt32], direction: Direction? = nil) {
    isRightToLeft = direction == .rightToLeft
    levels = Array(repeating: isRightToLeft ? 1 : 0, count: scalars.count)
  }
}
