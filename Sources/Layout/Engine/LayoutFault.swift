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

extension LayoutConflict {
  /// The error of the conflict, and a hint.
  ///
  /// - Parameters:
  ///   - when: the time, with a space before it; empty for the beginning.
  ///   - name: the text of a member.
  package func message(
    _ when: String = "", naming name: (Member) -> String
  ) -> (message: String, hint: String) {
    let list = Self.list(members.map(name))
    // Built-in rules, such as that no width is negative, have no priority.
    let constraints = members.count { if case .constraint = $0 { true } else { false } }
    let choice = constraints > 1 ? "one of them" : "the constraint"
    return (
      members.count > 1
        ? "required constraints contradict each other\(when): \(list)"
        : "a required constraint cannot hold\(when): \(list)",
      "give \(choice) a priority below 1000, such as @999"
    )
  }

  /// `a`, `b` and `c`; a long list ends with the number of the others.
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    guard words.count > listLimit else {
      return words.dropLast().joined(separator: ", ") + " and \(last)"
    }
    let told = words.prefix(listLimit - 2)
    return told.joined(separator: ", ") + ", … and \(words.count - told.count) more"
  }

  /// The maximum number of constraints in a message, because a chain of views may have hundreds.
  private static let listLimit = 12
}

/// A view with an undetermined place or size.
package struct LayoutAmbiguity: Hashable, Sendable {
  package var node: Int
  /// The undetermined ones of `left`, `top`, `width` and `height`, except those that the view has of its own.
  package var attributes: [LayoutAttribute]
}
