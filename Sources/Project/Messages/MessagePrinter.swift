package import AnimDocuments

/// Prints the messages of a command, such as a console.
package protocol MessagePrinter: Sendable {
  /// Whether only errors are printed.
  var isQuiet: Bool { get }
  /// Prints a line unless quiet.
  func warning(_ line: String)
  /// Prints an error with its hint.
  func error(_ failure: Failure)
  /// Prints an error or warning of a scene, with its place and line.
  func show(_ diagnostic: Diagnostic)
}
