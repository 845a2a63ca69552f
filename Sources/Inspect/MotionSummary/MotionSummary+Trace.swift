extension MotionSummary {
  /// The values of a movement over time, for a plot: a few levels between its extreme values, in two characters each.
  struct Trace: Hashable, Sendable {
    /// The number of values.
    static let count = 41
    private static let top = 4095
    private static let digits = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// From 0, the movement's `low`, to 4095, its `high`.
    private(set) var levels: [Int]

    /// nil if the range is empty or too large.
    ///
    /// - Parameters:
    ///   - low: the smallest value, at level 0, or at the top level of a movement to a smaller value.
    ///   - values: `count` values.
    init?(low: Double, high: Double, isFalling: Bool, values: [Double]) {
      let range = high - low
      guard range > 0, range.isFinite else { return nil }
      levels = values.map { value in
        let part = (min(max(value, low), high) - low) / range
        return Int(((isFalling ? 1 - part : part) * Double(Self.top)).rounded())
      }
    }

    /// Parses the text of a record; nil for any other text.
    init?(text: String) {
      let bytes = Array(text.utf8)
      guard bytes.count == 2 * Self.count else { return nil }
      levels = []
      for index in 0..<Self.count {
        guard let high = Self.digits.firstIndex(of: bytes[2 * index]),
          let low = Self.digits.firstIndex(of: bytes[2 * index + 1])
        else { return nil }
        levels.append(high * 64 + low)
      }
    }

    /// Two digits for each level.
    var text: String {
      let bytes = levels.flatMap { [Self.digits[$0 / 64], Self.digits[$0 % 64]] }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The levels as fractions: 0 is the movement's `low`, 1 its `high`.
    var fractions: [Double] { levels.map { Double($0) / Double(Self.top) } }
  }
}
