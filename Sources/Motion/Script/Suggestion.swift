import Primitives

/// "did you mean …": the nearest of the names that exist.
enum Suggestion {
  /// A hint that names the closest candidate, or nil where none is near; the first of equals.
  static func hint(for name: String, among candidates: [String]) -> String? {
    candidates.nearest(to: name).map { "did you mean \"\($0)\"?" }
  }
}
