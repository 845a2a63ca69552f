/// A problem at a place, before its line and column are computed.
package struct Problem: Error, Hashable, Sendable {
  package var message: String
  package var place: Place
  package var hint: String?
  package var severity: Diagnostic.Severity
  package var notes: [Note]

  /// Another place that explains the problem.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var place: Place

    package init(_ message: String, at place: Place) {
      self.message = message
      self.place = place
    }
  }

  package init(
    _ message: String, at place: Place, hint: String? = nil,
    severity: Diagnostic.Severity = .error, notes: [Note] = []
  ) {
    self.message = message
    self.place = place
    self.hint = hint
    self.severity = severity
    self.notes = notes
  }
}
