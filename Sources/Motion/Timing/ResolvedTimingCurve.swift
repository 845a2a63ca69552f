/// A timing curve prepared for one duration: what depends on it is computed, evaluation allocates
/// nothing.
public struct ResolvedTimingCurve: Sendable {
  let kind: Kind

  /// What a curve comes down to.
  enum Kind: Sendable {
    case linear
    case cubic(CubicSolver)
    case power(PowerFamily, Ease)
    case sine(Ease)
    case expo(Ease)
    case circ(Ease)
    case back(BackFamily, Ease)
    case elastic(ElasticEasing)
    case bounce(Ease)
    case steps(StepsTimingFunction)
    case linearStops(LinearTimingFunction)
    /// Time runs `span` units of the spring's while the fraction goes from 0 to 1.
    case spring(Spring, span: Double)
    case expression(TimingExpression, duration: Double)
    case piecewise([Segment])
    indirect case reversed(ResolvedTimingCurve)
    indirect case mirrored(ResolvedTimingCurve)
    /// As many lines, of equal length in time.
    indirect case sampled(ResolvedTimingCurve, lines: Double)
    case function(TimingFunction, duration: Double)
  }

  /// A piece with its start.
  struct Segment: Sendable {
    let start, end: Double
    let from, to: Double
    let curve: ResolvedTimingCurve
  }
}

// MARK: - Resolving

extension TimingCurve {
  /// Prepares the curve for a duration in seconds, 0 or more.
  ///
  /// The curve has to be valid (`validate()`).
  public func resolved(duration: Double) -> ResolvedTimingCurve {
    ResolvedTimingCurve(kind: resolvedKind(duration))
  }

  private func resolvedKind(_ duration: Double) -> ResolvedTimingCurve.Kind {
    switch self {
    case .linear: .linear
    case .cubic(let parameters): .cubic(CubicSolver(parameters))
    case .power(let exponent, let ease): .power(PowerFamily(exponent: exponent), ease)
    case .sine(let ease): .sine(ease)
    case .expo(let ease): .expo(ease)
    case .circ(let ease): .circ(ease)
    case .back(let overshoot, let ease):
      .back(BackFamily(overshoot: overshoot, ease: ease), ease)
    case .elastic(let amplitude, let period, let ease):
      .elastic(ElasticEasing(amplitude: amplitude, period: period, ease: ease))
    case .bounce(let ease): .bounce(ease)
    case .steps(let steps): .steps(steps)
    case .linearStops(let stops): .linearStops(stops)
    case .spring(let parameters): Self.resolve(parameters, duration)
    case .expression(let expression): .expression(expression, duration: duration)
    case .piecewise(let pieces): .piecewise(Self.resolve(pieces, duration))
    case .reversed(let curve): .reversed(curve.resolved(duration: duration))
    case .mirrored(let curve): .mirrored(curve.resolved(duration: duration / 2))
    case .sampled(let curve, let framesPerSecond):
      .sampled(
        curve.resolved(duration: duration),
        lines: Self.sampleLines(framesPerSecond, duration))
    case .function(let function): .function(function, duration: duration)
    }
  }

  private static func resolve(
    _ parameters: SpringTimingParameters, _ duration: Double
  ) -> ResolvedTimingCurve.Kind {
    switch parameters.form {
    case .physical: .spring(parameters.spring(duration: duration), span: duration)
    // A fit depends on velocity × duration alone, so that any unit of time will do, and none is no
    // special case.
    case .fitted(let ratio):
      .spring(
        SpringFit(
          dampingRatio: ratio, initialVelocity: parameters.initialVelocity * duration, duration: 1
        ).spring, span: 1)
    }
  }

  /// One less than ⌈fps × duration⌉ + 2 samples.
  static func sampleLines(_ framesPerSecond: Double, _ duration: Double) -> Double {
    (framesPerSecond * duration).rounded(.up) + 1
  }

  private static func resolve(
    _ pieces: [Piece], _ duration: Double
  ) -> [ResolvedTimingCurve.Segment] {
    precondition(!pieces.isEmpty, "A piecewise curve has at least one piece.")
    var start = 0.0
    var from = 0.0
    return pieces.map { piece in
      defer { (start, from) = (piece.until, piece.to) }
      return ResolvedTimingCurve.Segment(
        start: start, end: piece.until, from: from, to: piece.to,
        curve: piece.curve.resolved(duration: duration * (piece.until - start)))
    }
  }
}
