import Primitives
extension String {
  /// Escaped text of HTML in which text between backticks is code. A single backtick stays as it is.
  var markupWithCode: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false).map {
      String($0).markupEscaped
    }
    guard parts.count % 2 == 1 else { return markupEscaped }
    return parts.enumerated().map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : $0.element }
      .joined()
  }
}
