extension ValueReader where Value == String {
  /// Characters that begin something else where ids are used: `at`, parameters, nameless views.
  private static var reserved: String { "#<>$" }

  /// The name of a view, a constraint, a step or an animator.
  static var identifier: ValueReader {
    ValueReader("an id") { node, subject in
      guard let id = node.string else {
        subject.mismatch(node)
        return nil
      }
      guard let first = id.first else {
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
