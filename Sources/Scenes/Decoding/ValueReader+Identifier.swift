extension ValueReader where Value == String {
  /// Code points that begin something else where ids are used: `at`, parameters, nameless views.
  private static var reserved: String.UnicodeScalarView { "#<>$".unicodeScalars }

  /// What constraints and claims mean by it, whatever the views are called.
  private static var items: Set<String> { ["canvas", "superview"] }

  /// The name of a view.
  static var viewIdentifier: ValueReader {
    ValueReader("an id") { node, subject in
      guard let id = identifier.read(node, subject.key, subject.context) else { return nil }
      guard !Self.items.contains(id) else {
        subject.context.error(
          "a view must not be called `\(id)`", at: node,
          hint: "constraints mean the \(id) by it, not a view")
        return nil
      }
      return id
    }
  }

  /// The name of a constraint, a step or an animator, or of a view that is referred to.
  static var identifier: ValueReader {
    ValueReader("an id") { node, subject in
      guard let id = node.string else {
        subject.mismatch(node)
        return nil
      }
      guard let first = id.unicodeScalars.first else {
        subject.context.error("an id must not be empty", at: node)
        return nil
      }
      guard !Self.reserved.contains(first) else {
        subject.context.error("an id must not begin with `\(first)`", at: node)
        return nil
      }
      return id
    }
  }
}
