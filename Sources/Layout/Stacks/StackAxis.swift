/// The direction of a stack. Source: UIStackView.axis.
public enum StackAxis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}

/// The places of a stack's views across its axis. Source: UIStackView.Alignment, whose `top` is `leading` and whose
/// `bottom` is `trailing`.
public enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case fill, leading, center, trailing
  /// Of labels; the top of other views. A column has `leading` instead.
  case firstBaseline
  /// Of labels; the bottom of other views. A column has `leading` instead.
  case lastBaseline
}

/// The places and lengths of a stack's views along its axis. Source: UIStackView.Distribution.
public enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  case fill, fillEqually
  /// Views have parts of the stack, by the lengths of their contents.
  case fillProportionally
  case equalSpacing
  /// The middles of views have equal distances, if spacing leaves room for that.
  case equalCentering
}
