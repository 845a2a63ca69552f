/// An error in a set of constraints.
package enum LayoutFault: Error, Hashable, Sendable {
  case unknownView(String, constraint: Int)
  /// A constraint begins with `superview`, or names the superview of the canvas.
  case superviewOfNothing(constraint: Int)
  /// A constraint names a baseline of a view that is not a label.
  case noBaseline(constraint: Int)
  /// A constraint relates a place to a size, or the two axes.
  case mismatch(constraint: Int)
}

/// Required constraints that contradict each other; each of them is needed for the contradiction.
package struct LayoutConflict: Hashable, Sendable {
  package enum Member: Hashable, Sendable {
    /// By its number.
    case constraint(Int)
    /// A view's width, or height, is not below 0.
    case minimum(node: Int, LayoutAttribute)
  }

  package var members: [Member]
}

/// A view with an undetermined place or size.
package struct LayoutAmbiguity: Hashable, Sendable {
  package var node: Int
  /// The undetermined ones of `left`, `top`, `width` and `height`, except those that the view has of its own.
  package var attributes: [LayoutAttribute]
}
