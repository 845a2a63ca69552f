/// A line of a table: a value for each column.
package struct Row: Hashable, Sendable {
  package struct Cell: Hashable, Sendable {
    package let column: String
    package let value: String
  }

  /// Counts from 1. A record of a CSV file may have several lines; this is the first one.
  package let line: Int
  package let cells: [Cell]

  subscript(column: String) -> String? { cells.first { $0.column == column }?.value }
}

/// Why a line cannot be used.
package struct RowError: Error, Hashable, Sendable {
  package let line: Int
  /// One sentence in lower case, without a full stop.
  package let message: String
  package let hint: String?

  init(line: Int, _ message: String, hint: String? = nil) {
    self.line = line
    self.message = message
    self.hint = hint
  }
}
