/// What is wrong with a set of constraints.
package enum LayoutFault: Error, Hashable, Sendable {
  case unknownView(String, constraint: Int)
  /// A constraint begins with `superview`, or wants the superview of the canvas.
  case superviewOfNothing(constraint: Int)
  /// A constraint names a baseline of what is no label.
  case noBaseline(constraint: Int)
  /// A constraint relates a place to a size, or across.
  case mismatch(constraint: Int)
}

/// Required constraints that cannot hold together; each of them is needed for that.
package struct LayoutConflict: Hashable, Sendable {
  package enum Member: Hashable, Sendable {
    /// By its number.
    case constraint(Int)
    /// That a view's width, or height, is not below 0.
    case minimum(node: Int, LayoutAttribute)
  }

  package var members: [Member]
}

/// A view whose place or size nothing determines.
package struct LayoutAmbiguity: Hashable, Sendable {
  package var node: Int
  /// Of `left`, `top`, `width` and `height`: those that could be otherwise. None that the view has of its own.
  package var attributes: [LayoutAttribute]
}
