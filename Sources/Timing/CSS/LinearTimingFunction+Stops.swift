import AnimPrimitives

extension LinearTimingFunction {
  /// An argument of CSS `linear()`: an output with optional inputs.
  struct Stop {
    var output: Double
    /// Zero to two fractions.
    var inputs: [Double]
  }

  /// Creates the function from CSS stops: decreasing inputs are raised, and missing ones spread evenly. Source: CSS
  /// Easing Level 2, "create a linear easing function".
  init(stops: [Stop]) throws(TimingParameterError) {
    guard stops.count >= 2 else {
      throw TimingParameterError(
        parameter: "stops", value: Double(stops.count), allowed: "at least 2")
    }
    var outputs: [Double] = []
    var inputs: [Double?] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      if stop.inputs.isEmpty {
        outputs.append(stop.output)
        switch index {
        case 0: largest = 0
        case stops.count - 1: largest = max(1, largest)
        default:
          inputs.append(nil)
          continue
        }
        inputs.append(largest)
      }
      for input in stop.inputs {
        largest = max(input, largest)
        outputs.append(stop.output)
        inputs.append(largest)
      }
    }
    let points = zip(Self.spread(inputs), outputs).map { Point(x: $0, y: $1) }
    try self.init(points: points)
  }

  /// Fills each gap evenly; the first and last inputs are never nil.
  private static func spread(_ inputs: [Double?]) -> [Double] {
    var filled: [Double] = []
    for (index, input) in inputs.enumerated() {
      guard let input else { continue }
      let gap = index - filled.count
      if let last = filled.last {
        for step in 0..<gap {
          filled.append(last + (input - last) * Double(step + 1) / Double(gap + 1))
        }
      }
      filled.append(input)
    }
    return filled
  }
}
