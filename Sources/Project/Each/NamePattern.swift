import AnimExport
import AnimFiles
import AnimPrimitives

/// The path of an output with the names of columns in braces, such as `out/{id}.gif`. `{{` and `}}` are braces.
struct NamePattern: Hashable, Sendable {
  private enum Part: Hashable {
    case text(String)
    case column(String)
  }

  private let parts: [Part]
  private let text: String

  /// The maximum length of a file's name in bytes. File systems allow 255; the words of variants and temporary names need
  /// the rest.
  private static let nameLimit = 200

  /// - Throws: `usage`.
  init(_ text: String) throws(RequestError) {
    self.text = text
    var parts: [Part] = []
    var literal = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        rest.removeFirst()
        literal.unicodeScalars.append(scalar)
      case "{":
        guard let end = rest.firstIndex(of: "}"), end > rest.startIndex,
          !rest[..<end].contains("{")
        else {
          throw .usage(
            "'-o \(text)': a brace must be around the name of a column",
            hint: "such as -o 'out/{id}.gif'; {{ is a brace")
        }
        parts.append(.text(literal))
        parts.append(.column(String(String.UnicodeScalarView(rest[..<end]))))
        literal = ""
        rest = rest[rest.index(after: end)...]
      case "}":
        throw .usage("'-o \(text)': a closing brace has no opening one", hint: "}} is a brace")
      default: literal.unicodeScalars.append(scalar)
      }
    }
    parts.append(.text(literal))
    self.parts = parts
  }

  var columns: [String] {
    parts.compactMap { if case .column(let name) = $0 { name } else { nil } }
  }

  /// The path for a row.
  func path(for row: Row) throws(RowError) -> String {
    var path = ""
    for part in parts {
      switch part {
      case .text(let text): path += text
      case .column(let name): path += try value(of: name, in: row)
      }
    }
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      guard name.utf8.count <= Self.nameLimit else {
        throw RowError(
          line: row.line,
          "the name '\(name)' has \(name.utf8.count) bytes, more than \(Self.nameLimit)")
      }
    }
    return path
  }

  private func value(of column: String, in row: Row) throws(RowError) -> String {
    guard let value = row[column] else {
      throw RowError(
        line: row.line, "has no `\(column)`, which '\(text)' needs",
        hint: row.cells.map(\.column).nearest(to: column).map { "did you mean '{\($0)}'?" })
    }
    let message: String? =
      if value.isEmpty {
        "is empty"
      } else if value.hasPrefix(".") {
        "begins with a dot"
      } else if value.unicodeScalars.contains("/") {
        "has a slash"
      } else if value.unicodeScalars.contains(where: \.isControl) {
        "has a control character"
      } else {
        nil
      }
    guard let message else { return value }
    throw RowError(
      line: row.line, "`\(column)` \(message), so it cannot be in a file's name: '\(value)'")
  }
}
