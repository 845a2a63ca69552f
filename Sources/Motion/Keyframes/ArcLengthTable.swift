/// The arc length of a curve as a function of its parameter, for movement at constant speed.
struct ArcLengthTable: Sendable {
  let length: Double
  /// Fractions 0…1 of the length at even steps of the parameter.
  private let shares: [Double]

  /// The speed counts as constant within a step.
  private static let steps = 256

  /// - Parameter speed: the derivative of the length by the parameter, for parameters 0…1.
  init(speed: (Double) -> Double) {
    let step = 1 / Double(Self.steps)
    var sum = 0.0
    var sums = [0.0]
    for index in 0..<Self.steps {
      // Simpson's rule.
      let start = Double(index) * step
      sum += (speed(start) + 4 * speed(start + step / 2) + speed(start + step)) * (step / 6)
      sums.append(sum)
    }
    length = sum
    shares = sum > 0 ? sums.map { $0 / sum } : KeyframeTiming.even(segments: Self.steps)
  }

  /// The parameter at a fraction of the length.
  func parameter(at share: Double) -> Double {
    var low = 0
    var high = shares.count - 2
    while low < high {
      let middle = (low + high + 1) / 2
      if shares[middle] <= share { low = middle } else { high = middle - 1 }
    }
    let width = shares[low + 1] - shares[low]
    let part = width > 0 ? (share - shares[low]) / width : 0
    return (Double(low) + part) / Double(Self.steps)
  }
}
