import AnimExport
import AnimFiles
import AnimPrimitives
import AnimProject
import AnimRendering

/// The program: runs a command, and converts its failure to messages and an exit code.
enum Program {
  static let version = Provenance.programVersion

  static let commands = [
    RenderCommand.command, CheckCommand.command, DumpCommand.command,
    CurveCommand.command, DiffCommand.command, TestCommand.command, StaleCommand.command,
    BuildCommand.command,
    InfoCommand.command, PreviewCommand.command,
    HashCommand.command, KitCommand.command, PlayerCommand.command, SchemaCommand.command,
    CompletionsCommand.command,
  ]

  /// - Parameters:
  ///   - words: the command line without the program's name; nil if a word is not UTF-8.
  ///   - streams: the destinations of messages and results. Files called `-` are read and written directly.
  static func run(_ words: [String]?, streams: Console.Streams = .standard) -> ExitCode {
    guard let words else {
      let failure = Failure.usage("an argument is not valid UTF-8")
      Console(isQuiet: false, printsJSON: false, streams: streams).error(failure)
      return failure.code
    }
    // Provisional, for errors in the options themselves.
    var console = Console(
      isQuiet: words.contains("--quiet") || words.contains("-q"),
      printsJSON: words.contains("--json"), streams: streams)
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
      let arguments = try Arguments(rest, options: command.allOptions)
      if arguments.has("help") {
        try console.output(named == nil ? help : command.help)
        return .success
      }
      try checkStandardInput(arguments)
      console = Console(
        isQuiet: arguments.has("quiet"), printsJSON: arguments.has("json"), streams: streams)
      if arguments.has("watch") {
        return try Watch(command: command, arguments: arguments, console: console, streams: streams)
          .run()
      }
      return try command.run(arguments, console)
    } catch {
      console.error(error)
      return error.code
    }
  }

  /// The output of `help`, `--help` and `--version`; nil for other arguments.
  private static func answer(to words: [String]) throws(Failure) -> String? {
    switch words.first {
    case "--version": "animrender \(version)\n"
    case "help": try helpText(for: words.dropFirst().first)
    case "--help" where words.count == 1, "-h" where words.count == 1: help
    default: nil
    }
  }

  /// Rejects a first argument that is not a file but resembles a command's name.
  private static func checkSpelling(of word: String) throws(Failure) {
    guard !word.hasPrefix("-"), FileSystem.kind(of: word) == nil,
      let name = (commands.map(\.name) + ["help"]).nearest(to: word)
    else { return }
    throw .usage("'\(word)' is neither a command nor a file", hint: "did you mean '\(name)'?")
  }

  private static func checkStandardInput(_ arguments: Arguments) throws(Failure) {
    guard arguments.positionals.count(where: { $0 == "-" }) > 1 else { return }
    throw .usage("'-' is given twice, but standard input can be read only once")
  }

  private static func helpText(for name: String?) throws(Failure) -> String {
    guard let name else { return help }
    guard let command = commands.first(where: { $0.name == name }) else {
      let hint = commands.map(\.name).nearest(to: name).map { "did you mean '\($0)'?" }
      throw .usage("unknown command '\(name)'", hint: hint)
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
      animrender \(version): renders UI animations from a scene file to GIF, APNG, PNG and video.

      \(RenderCommand.command.help)
      commands:
      \(rows.joined(separator: "\n"))

      'animrender help COMMAND' explains a command; 'animrender --version' prints the version.

      """
  }
}
