import AnimDocuments

extension ValueReader where Value == String {
  /// Initial characters with another meaning: offsets in `at`, parameters, generated view ids.
  static var reserved: String.UnicodeScalarView { "#<>$".unicodeScalars }

  /// Names with a fixed meaning in constraints and claims.
  static var items: Set<String> { ["canvas", "superview"] }

  /// The id of a new view.
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

  /// The id of a constraint, a step or an animator, or of an existing view.
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
      guard !Self.reserved.contains(first) || subject.context.isAnonymous(id) else {
        subject.context.error("an id must not begin with `\(first)`", at: node)
        return nil
      }
      return id
    }
  }
}

extension DecodingContext {
  /// Whether a name is that of a use without an id, or begins with it.
  fileprivate func isAnonymous(_ id: String) -> Bool {
    !anonymousUses.isEmpty && anonymousUses.contains(String(id.prefix { $0 != "/" }))
  }
}
