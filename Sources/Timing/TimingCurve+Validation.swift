import AnimPrimitives

extension TimingCurve {
  /// Checks the parameters of the curve and of the curves nested in it.
  /// - Throws: the first parameter that is out of range.
  public func validate() throws(TimingParameterError) {
    switch self {
    case .linear, .cubic, .sine, .expo, .circ, .bounce, .steps, .linearStops, .spring,
      .expression, .function:
      break
    case .power(let exponent, _):
      try checked("power", exponent, "above 0") { $0 > 0 }
    case .back(let overshoot, _):
      try checked("overshoot", overshoot, "0 or more") { $0 >= 0 }
    case .elastic(let amplitude, let period, _):
      try checked("amplitude", amplitude, "0 or more") { $0 >= 0 }
      try checked("period", period, "above 0") { $0 > 0 }
    case .reversed(let curve), .mirrored(let curve):
      try curve.validate()
    case .sampled(let curve, let framesPerSecond):
      try checked("fps", framesPerSecond, "above 0") { $0 > 0 }
      // Each level doubles the evaluations.
      try checked("sampled", Double(samplingDepth), "up to 4, one inside the other") { $0 <= 4 }
      try curve.validate()
    case .piecewise(let pieces):
      try Self.validate(pieces)
    }
  }

  private var samplingDepth: Int {
    switch self {
    case .sampled(let curve, _): 1 + curve.samplingDepth
    case .reversed(let curve), .mirrored(let curve): curve.samplingDepth
    case .piecewise(let pieces): pieces.map(\.curve.samplingDepth).max() ?? 0
    case .linear, .cubic, .power, .sine, .expo, .circ, .back, .elastic, .bounce, .steps,
      .linearStops, .spring, .expression, .function:
      0
    }
  }

  private static func validate(_ pieces: [Piece]) throws(TimingParameterError) {
    var start = 0.0
    for piece in pieces {
      try checked("until", piece.until, "above \(start.shortestText), up to 1") {
        $0 > start && $0 <= 1
      }
      try checked("to", piece.to, "a finite number") { _ in true }
      try piece.curve.validate()
      start = piece.until
    }
    guard start == 1 else {
      throw TimingParameterError(
        parameter: "until", value: start, allowed: "1 for the last piece")
    }
  }
}

// MARK: - Formulas

extension TimingCurve {
  /// The error of a formula in the curve or in a nested curve, for a duration in seconds, or nil.
  ///
  /// Formulas without seconds are checked when they are read. The result is a sentence without a full stop.
  package func fault(duration: Double) -> String? {
    switch self {
    case .expression(let expression): return expression.fault(duration: duration)
    case .reversed(let curve), .sampled(let curve, _): return curve.fault(duration: duration)
    case .mirrored(let curve): return curve.fault(duration: duration / 2)
    case .piecewise(let pieces):
      var start = 0.0
      for piece in pieces {
        if let fault = piece.curve.fault(duration: duration * (piece.until - start)) {
          return fault
        }
        start = piece.until
      }
      return nil
    case .linear, .cubic, .power, .sine, .expo, .circ, .back, .elastic, .bounce, .steps,
      .linearStops, .spring, .function:
      return nil
    }
  }
}
