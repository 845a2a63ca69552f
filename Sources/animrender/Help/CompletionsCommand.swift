import AnimFiles
import AnimProject

/// `animrender completions`: scripts that complete command lines in shells, and the manual page.
enum CompletionsCommand {
  static let command = Command(
    name: "completions",
    summary: "Prints the completions for a shell, or the manual page.",
    usage: "completions \(Form.allCases.map(\.rawValue).joined(separator: "|"))",
    options: [],
    examples: [
      "animrender completions bash > ~/.local/share/bash-completion/completions/animrender",
      "animrender completions zsh > ~/.zfunc/_animrender",
      "animrender completions fish > ~/.config/fish/completions/animrender.fish",
      "animrender completions man > animrender.1",
    ],
    run: run)

  private enum Form: String, CaseIterable {
    case bash, zsh, fish, man
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    let names = Form.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw .usage("'completions' takes one of \(names)", hint: "animrender completions bash")
    }
    guard let form = Form(rawValue: word) else {
      throw .usage("'\(word)': expected one of \(names)")
    }
    let text =
      switch form {
      case .bash: Completions(Program.commands).bash
      case .zsh: Completions(Program.commands).zsh
      case .fish: Completions(Program.commands).fish
      case .man: ManualPage(Program.commands).text
      }
    try console.output(text)
    return .success
  }
}
