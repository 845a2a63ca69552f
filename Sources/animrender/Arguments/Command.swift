import AnimProject

/// A subcommand: its name, options and help text, and the function that runs it.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// The usage line after the program's name.
  let usage: String
  let options: [Option]
  /// Example commands, each optionally followed by two spaces and a `#` comment.
  let examples: [String]
  let run: @Sendable (Arguments, Console) throws(Failure) -> ExitCode

  /// The options of every command.
  static let common = [
    Option("json", "print a summary as JSON on standard output"),
    Option("quiet", short: "q", "print errors only"),
    Option("help", short: "h", "print this help"),
  ]

  /// The command's own options and those of all commands, in the order of the help.
  var allOptions: [Option] { options + Self.common }
}

/// An option of a command.
struct Option: Sendable {
  /// The long name without dashes; commands look up the value by it.
  let name: String
  let short: Character?
  /// A placeholder for the value in the help; nil for a flag.
  let value: String?
  let help: String
  /// Whether the option may be repeated.
  let repeats: Bool

  init(
    _ name: String, short: Character? = nil, value: String? = nil, repeats: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.repeats = repeats
  }
}

extension Command {
  var help: String {
    var lines = ["usage: animrender \(usage)", "", summary, "", "options:"]
    let rows = allOptions.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      let value = option.value.map { " \($0)" } ?? ""
      return (left: "  \(short)--\(option.name)\(value)", right: option.help)
    }
    let width = min(34, (rows.map(\.left.count).max() ?? 0) + 2)
    for row in rows {
      if row.left.count + 2 > width {
        lines.append(row.left)
        lines.append(String(repeating: " ", count: width) + row.right)
      } else {
        lines.append(
          row.left + String(repeating: " ", count: width - row.left.count) + row.right)
      }
    }
    lines.append("")
    lines.append("examples:")
    lines.append(contentsOf: examples.map { "  \($0)" })
    return lines.joined(separator: "\n") + "\n"
  }
}
