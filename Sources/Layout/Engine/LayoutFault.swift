/// An error in a set of constraints.
package enum LayoutFault: Error, Hashable, Sendable {
  case unknownView(String, constraint: Int)
  /// A constraint's first item is `superview`, or its view has no superview.
  case superviewOfNothing(constraint: Int)
  /// A constraint uses a baseline of a view that is not a label.
  case noBaseline(constraint: Int)
  /// A constraint relates a position to a size, or two axes.
  case mismatch(constraint: Int)
}

/// Required constraints that contradict each other. Each is needed for the contradiction.
package struct LayoutConflict: Hashable, Sendable {
  package enum Member: Hashable, Sendable {
    /// A constraint, by index.
    case constraint(Int)
    /// The rule that a view's width or height is at least 0.
    case minimum(node: Int, LayoutAttribute)
  }

  package var members: [Member]
}

extension LayoutConflict {
  /// The error message of the conflict, and a hint.
  ///
  /// - Parameters:
  ///   - when: the time, with a leading space; empty for time 0.
  ///   - name: the text of a member.
  package func message(
    _ when: String = "", naming name: (Member) -> String
  ) -> (message: String, hint: String) {
    let list = Self.list(members.map(name))
    // Built-in rules, such as nonnegative widths, have no priority.
    let constraints = members.count { if case .constraint = $0 { true } else { false } }
    let choice = constraints > 1 ? "one of them" : "the constraint"
    return (
      members.count > 1
        ? "required constraints contradict each other\(when): \(list)"
        : "a required constraint cannot hold\(when): \(list)",
      "give \(choice) a priority below 1000, such as @999"
    )
  }

  /// Words joined as `a`, `b` and `c`; a long list ends with the number of omitted words.
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    guard words.count > listLimit else {
      return words.dropLast().joined(separator: ", ") + " and \(last)"
    }
    let told = words.prefix(listLimit - 2)
    return told.joined(separator: ", ") + ", … and \(words.count - told.count) more"
  }

  /// The maximum number of constraints in a message. A chain of views may have hundreds.
  private static let listLimit = 12
}

/// A view with an undetermined position or size.
package struct LayoutAmbiguity: Hashable, Sendable {
  package var node: Int
  /// The undetermined attributes: `left`, `top`, `width` or `height`, except those that the view keeps by itself.
  package var attributes: [LayoutAttribute]

  package init(node: Int, attributes: [LayoutAttribute]) {
    self.node = node
    self.attributes = attributes
  }
}
