/// A subcommand: how it is called, what it takes, what it does.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// What follows the program's name.
  let usage: String
  let options: [Option]
  /// Lines of examples: a command and, after two spaces and a number sign, what it does.
  let examples: [String]
  let run: @Sendable (Arguments, Console) throws(Failure) -> ExitCode

  /// Every command has these.
  static let common = [
    Option("json", "print a summary as JSON on standard output"),
    Option("quiet", short: "q", "print errors only"),
    Option("help", short: "h", "print this help"),
  ]
}

extension Command {
  var help: String {
    var lines = ["usage: animrender \(usage)", "", summary, "", "options:"]
    let rows = (options + Self.common).map { option in
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
