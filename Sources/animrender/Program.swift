import Files
import Primitives
import Render

/// The program: its commands, and what it does when none of them is named.
enum Program {
  static let version = "0.1.0"

  static let commands = [
    RenderCommand.command, CheckCommand.command, DumpCommand.command,
    CurveCommand.command, DiffCommand.command, TestCommand.command, StaleCommand.command,
    InfoCommand.command,
    HashCommand.command,
  ]

  /// - Parameter words: of the command line; nil where one is no text.
  static func run(_ words: [String]?) -> ExitCode {
    guard let words else {
      let failure = Failure.usage("a word of the command line is not UTF-8")
      Console(isQuiet: false, printsJSON: false).error(failure)
      return failure.code
    }
    // Until the options are read, messages go where they go without any.
    var console = Console(
      isQuiet: words.contains("--quiet") || words.contains("-q"),
      printsJSON: words.contains("--json"))
    do {
      guard let first = words.first else {
        console.writeError(help)
        return .usage
      }
      if let answer = try answer(to: words) {
        try console.output(answer)
        return .success
      }
      let named = commands.first { $0.name == first }
      if named == nil { try checkSpelling(of: first) }
      let command = named ?? RenderCommand.command
      let rest = named == nil ? words : Array(words.dropFirst())
      let arguments = try Arguments(rest, options: command.options + Command.common)
      if arguments.has("help") {
        try console.output(named == nil ? help : command.help)
        return .success
      }
      try checkStandardInput(arguments)
      console = Console(isQuiet: arguments.has("quiet"), printsJSON: arguments.has("json"))
      return try command.run(arguments, console)
    } catch {
      console.error(error)
      return error.code
    }
  }

  /// What is printed for words that ask about the program; nil for those that name work.
  private static func answer(to words: [String]) throws(Failure) -> String? {
    switch words.first {
    case "--version": "animrender \(version)\n"
    case "help": try helpText(for: words.dropFirst().first)
    case "--help" where words.count == 1, "-h" where words.count == 1: help
    default: nil
    }
  }

  /// A first word that no file is called may be a command's, misspelt.
  private static func checkSpelling(of word: String) throws(Failure) {
    guard !word.hasPrefix("-"), FileSystem.kind(of: word) == nil,
      let name = (commands.map(\.name) + ["help"]).nearest(to: word)
    else { return }
    throw .usage("'\(word)' is neither a command nor a file", hint: "did you mean '\(name)'?")
  }

  private static func checkStandardInput(_ arguments: Arguments) throws(Failure) {
    guard arguments.positionals.count(where: { $0 == "-" }) > 1 else { return }
    throw .usage("'-' is given twice, and standard input can be read once")
  }

  private static func helpText(for name: String?) throws(Failure) -> String {
    guard let name else { return help }
    guard let command = commands.first(where: { $0.name == name }) else {
      let hint = commands.map(\.name).nearest(to: name).map { "did you mean '\($0)'?" }
      throw .usage("there is no command '\(name)'", hint: hint)
    }
    return command.help
  }

  private static var help: String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    let rows = commands.map { command in
      "  \(command.name)\(String(repeating: " ", count: width - command.name.count))"
        + command.summary
    }
    return """
      animrender \(version): UI animations from a scene file to GIF, APNG, PNG and video.

      \(RenderCommand.command.help)
      commands:
      \(rows.joined(separator: "\n"))

      'animrender help COMMAND' tells more; 'animrender --version' tells the version.

      """
  }
}
