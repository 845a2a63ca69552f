/// A staircase. Source: CSS Easing Level 2, `steps()`.
public struct StepsTimingFunction: Hashable, Sendable {
  /// The positions of the jumps.
  ///
  ///     jumpStart  one at the start, none at the end     start
  ///     jumpEnd    none at the start, one at the end     end, and the default
  ///     jumpNone   neither: the first and the last value are both held
  ///     jumpBoth   at both
  public enum Position: String, Hashable, Sendable, CaseIterable {
    case jumpStart = "jump-start"
    case jumpEnd = "jump-end"
    case jumpNone = "jump-none"
    case jumpBoth = "jump-both"
    case start, end
  }

  /// The number of steps: at least 1, or 2 for `jumpNone`.
  public let count: Int
  /// The position of the jumps.
  public let position: Position

  /// - Throws: if the count is too small for the position or above 2³¹ − 1.
  public init(count: Int, position: Position = .end) throws(TimingParameterError) {
    let least = position == .jumpNone ? 2 : 1
    guard count >= least, count <= Int(Int32.max) else {
      throw TimingParameterError(
        parameter: "steps", value: Double(count), allowed: "\(least) to \(Int32.max)")
    }
    self.count = count
    self.position = position
  }

  /// CSS `step-start`.
  public static let atStart = StepsTimingFunction(single: .start)
  /// CSS `step-end`.
  public static let atEnd = StepsTimingFunction(single: .end)

  private init(single position: Position) {
    self.count = 1
    self.position = position
  }

  /// The value at an elapsed fraction.
  ///
  /// Outside 0…1 the staircase continues. `before` is the before flag of CSS: if set, the lower step applies at an
  /// edge. Set it before an animation begins or, if it runs backwards, after it ends.
  package func value(at fraction: Double, before: Bool = false) -> Double {
    let scaled = fraction * Double(count)
    var step = scaled.rounded(.down)
    let isOnEdge = step == scaled
    if jumpsAtStart { step += 1 }
    if before, isOnEdge { step -= 1 }
    if fraction >= 0, step < 0 { step = 0 }
    if fraction <= 1, step > jumps { step = jumps }
    return step / jumps
  }

  private var jumpsAtStart: Bool {
    switch position {
    case .start, .jumpStart, .jumpBoth: true
    case .end, .jumpEnd, .jumpNone: false
    }
  }

  private var jumps: Double {
    switch position {
    case .start, .jumpStart, .end, .jumpEnd: Double(count)
    case .jumpNone: Double(count - 1)
    case .jumpBoth: Double(count + 1)
    }
  }
}

extension StepsTimingFunction: CustomStringConvertible {
  /// The CSS serialisation, which omits `jump-end` and `end`.
  public var description: String {
    switch position {
    case .end, .jumpEnd: "steps(\(count))"
    case .start, .jumpStart, .jumpNone, .jumpBoth: "steps(\(count), \(position.rawValue))"
    }
  }
}
