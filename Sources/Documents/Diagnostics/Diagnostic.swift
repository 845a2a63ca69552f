import AnimPrimitives

/// A problem at a place in a file.
public struct Diagnostic: Error, Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  public var severity: Severity
  /// The place with the problem.
  public var location: Location
  /// One sentence, lower case, without a full stop.
  public var message: String
  /// A second sentence with advice, or nil.
  public var hint: String?
  /// Other places that explain the problem, such as the use of a parameter whose value is wrong.
  public var notes: [Note] = []

  /// The name that was passed to the reader.
  public var file: String { location.file }
  /// The line, counted from 1.
  public var line: Int { location.line }
  /// The column in characters, counted from 1.
  public var column: Int { location.column }
  /// The line with the problem, or a part of a long line. Control characters are replaced by symbols.
  public var excerpt: Excerpt { location.excerpt }

  /// A place in a file, with its text.
  public struct Location: Hashable, Sendable {
    /// The name that was passed to the reader.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The column in characters, counted from 1.
    public var column: Int
    /// The line, or a part of a long line.
    public var excerpt: Excerpt
  }

  /// A place that explains the problem.
  public struct Note: Hashable, Sendable {
    /// Lower case, without a full stop.
    public var message: String
    public var location: Location
  }

  /// A part of the text, with a marker line below it.
  public struct Excerpt: Hashable, Sendable {
    public var text: String
    /// Spaces, then a caret and tildes: `    ^~~~`.
    public var underline: String
  }
}

// MARK: - Many warnings

extension Diagnostic {
  /// The maximum number of listed warnings. One more counts the rest.
  package static let warningLimit = 500

  /// The first warnings up to the limit, then one that counts the rest.
  ///
  /// - Parameters:
  ///   - warnings: of one file.
  ///   - unlisted: the number of additional warnings of the file.
  package static func limited(_ warnings: [Diagnostic], unlisted: Int = 0) -> [Diagnostic] {
    let rest = unlisted + max(0, warnings.count - warningLimit)
    guard rest > 0, let last = warnings.prefix(warningLimit).last else { return warnings }
    var location = last.location
    location.excerpt = Excerpt(text: "", underline: "")
    let count = Diagnostic(
      severity: .warning, location: location,
      message: rest == 1
        ? "one more warning is not listed" : "\(rest) more warnings are not listed",
      hint: nil)
    return warnings.prefix(warningLimit) + [count]
  }
}

// MARK: - Text

extension Diagnostic {
  /// The diagnostic in the format of compilers, without a final line feed and without control characters. No line
  /// begins with text from the file:
  ///
  ///     card.json:3:19: error: unknown key `cornerRaduis` in a view
  ///       3 |   { "id": "card", "cornerRaduis": 16 }
  ///         |                   ^~~~~~~~~~~~~~
  ///     hint: did you mean `cornerRadius`?
  ///
  /// Notes follow in the same form, with `note:` in place of `error:`.
  public func formatted(color: Bool) -> String {
    let style = color ? Style.terminal : Style.plain
    let tint = severity == .error ? style.red : style.magenta
    var lines = Self.lines(location, "\(tint)\(severity.rawValue)", message, style)
    if let hint { lines.append("\(style.cyan)hint:\(style.reset) \(hint.printableLine)") }
    for note in notes {
      lines += Self.lines(note.location, "\(style.cyan)note", note.message, style)
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(
    _ location: Location, _ kind: String, _ message: String, _ style: Style
  ) -> [String] {
    let place = "\(location.file.printableLine):\(location.line):\(location.column)"
    var lines = [
      "\(style.bold)\(place): \(kind):\(style.reset)\(style.bold) \(message.printableLine)\(style.reset)"
    ]
    let excerpt = location.excerpt
    if !excerpt.text.allSatisfy(\.isWhitespace) {
      let number = String(location.line)
      lines.append("  \(number) | \(excerpt.text)")
      let gutter = String(repeating: " ", count: number.count)
      lines.append("  \(gutter) | \(style.green)\(excerpt.underline)\(style.reset)")
    }
    return lines
  }

  /// ECMA-48 control sequences.
  private struct Style {
    var bold = ""
    var red = ""
    var magenta = ""
    var green = ""
    var cyan = ""
    var reset = ""

    static let plain = Style()
    static let terminal = Style(
      bold: "\u{1B}[1m", red: "\u{1B}[31m", magenta: "\u{1B}[35m", green: "\u{1B}[32m",
      cyan: "\u{1B}[36m", reset: "\u{1B}[0m")
  }
}

extension Diagnostic: CustomStringConvertible {
  public var description: String { formatted(color: false) }
}

/// All problems of a scene in text order; never empty.
public struct SceneErrors: Error, Hashable, Sendable {
  public let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) {
    precondition(!diagnostics.isEmpty, "an error says what is wrong")
    self.diagnostics = diagnostics
  }
}

extension SceneErrors: CustomStringConvertible {
  public var description: String {
    diagnostics.map { $0.formatted(color: false) }.joined(separator: "\n")
  }
}

extension Diagnostic {
  /// An object on one line, with the keys of docs/cli.md.
  package var json: JSONText {
    JSONText(
      members: [("severity", JSONText(severity.rawValue))] + location.members(for: message) + [
        ("hint", JSONText(hint)),
        ("notes", JSONText(notes.map { JSONText(members: $0.location.members(for: $0.message)) })),
      ])
  }
}

extension Diagnostic.Location {
  /// The place and its text, with a message.
  fileprivate func members(for message: String) -> [(String, JSONText)] {
    [
      ("file", JSONText(file)), ("line", JSONText(line)), ("column", JSONText(column)),
      ("message", JSONText(message)), ("quoted", JSONText(excerpt.text)),
      ("caret", JSONText(excerpt.underline)),
    ]
  }
}
