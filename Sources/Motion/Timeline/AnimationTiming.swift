/// How long an animation lasts, in seconds and cycles.
struct AnimationTiming: Hashable, Sendable {
  /// Seconds. Source: UIView.animate's customary and CATransaction's default.
  static let defaultDuration = 0.25

  /// Of one way.
  var duration: Double
  /// There-and-back ones where it autoreverses; infinite for ever.
  var cycles: Double
  var autoreverses: Bool

  /// Of all cycles.
  var activeDuration: Double { duration * cycles * (autoreverses ? 2 : 1) }
  /// What counts for placing the steps after it: for ever counts once.
  var placedDuration: Double {
    cycles.isFinite ? activeDuration : duration * (autoreverses ? 2 : 1)
  }
  /// Whether it is of the kind that does not add up with others. Source: UIView.animate.
  var isAbsolute: Bool { autoreverses || cycles != 1 }
}
