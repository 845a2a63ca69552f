extension Double {
  /// As a JSON number, or `null`: JSON has no infinity, and nothing that is not a number (RFC 8259 §6).
  package var json: String { isFinite ? "\(self)" : "null" }
}
