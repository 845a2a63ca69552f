/// What is wrong at some bytes of a scene's text, before line and column are looked up.
struct Problem: Error, Hashable, Sendable {
  var message: String
  var range: Range<Int>
  var hint: String?
  var severity: Diagnostic.Severity

  init(
    _ message: String, at range: Range<Int>, hint: String? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    self.message = message
    self.range = range
    self.hint = hint
    self.severity = severity
  }
}
