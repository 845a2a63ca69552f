/// A timing curve prepared for one duration; evaluation does not allocate.
package struct ResolvedTimingCurve: Sendable {
  let kind: Kind
  /// Whether the curve may jump within 0…1.
  let canJump: Bool

  init(kind: Kind) {
    self.kind = kind
    canJump = kind.canJump
  }

  package static let linear = ResolvedTimingCurve(kind: .plain(.linear))

  /// The forms of prepared curves.
  enum Kind: Sendable {
    case plain(PlainTimingCurve)
    /// Indirect, because a solver is several times larger than the other cases.
    indirect case cubic(CubicSolver)
    case linearStops(LinearTimingFunction)
    case expression(TimingExpression, duration: Double)
    case piecewise([Segment])
    indirect case reversed(ResolvedTimingCurve)
    indirect case mirrored(ResolvedTimingCurve)
    /// `lines` lines of equal duration through samples of the curve.
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
  /// - Precondition: the curve is valid (`validate()`).
  package func resolved(duration: Double) -> ResolvedTimingCurve {
    ResolvedTimingCurve(kind: resolvedKind(duration))
  }

  private func resolvedKind(_ duration: Double) -> ResolvedTimingCurve.Kind {
    switch self {
    case .linear: .plain(.linear)
    case .cubic(let parameters): .cubic(CubicSolver(parameters))
    case .power(let exponent, let ease): .plain(.power(PowerFamily(exponent: exponent), ease))
    case .sine(let ease): .plain(.sine(ease))
    case .expo(let ease): .plain(.expo(ease))
    case .circ(let ease): .plain(.circ(ease))
    case .back(let overshoot, let ease):
      .plain(.back(BackFamily(overshoot: overshoot, ease: ease), ease))
    case .elastic(let amplitude, let period, let ease):
      .plain(.elastic(ElasticEasing(amplitude: amplitude, period: period, ease: ease)))
    case .bounce(let ease): .plain(.bounce(ease))
    case .steps(let steps): .plain(.steps(steps))
    case .linearStops(let stops): .linearStops(stops)
    case .spring(let parameters): .plain(Self.resolve(parameters, duration))
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
  ) -> PlainTimingCurve {
    switch parameters.form {
    case .physical: .spring(parameters.spring(duration: duration), span: duration)
    // The fit depends only on velocity × duration, so a duration of 1 also serves for 0.
    case .fitted(let ratio):
      .spring(
        SpringFit(
          dampingRatio: ratio, initialVelocity: parameters.initialVelocity * duration, duration: 1
        ).spring, span: 1)
    }
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

/// Tolerances for equal times.
package enum TimeTolerance {
  /// In seconds; with it, sums such as 0.1 + 0.2 equal their decimals.
  package static let seconds = 1e-9
  /// As a fraction of the whole, for jumps of curves and keyframes; with it, 0.3 − 0.1, slightly less than 0.2, reaches
  /// the second of ten steps.
  package static let fraction = 1e-9
}
