import AnimCodecs
import AnimProject

/// `animrender player`: prints the script of `<animrender-player>` for pages with pictures of their own.
enum PlayerCommand {
  static let command = Command(
    name: "player",
    summary:
      "Prints the script of <animrender-player>, which plays APNG and WebP files in web pages.",
    usage: "player > player.js",
    options: [],
    examples: ["animrender player > player.js"],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard arguments.positionals.isEmpty else {
      throw .usage("'player' takes no files", hint: "animrender player > player.js")
    }
    try console.output(PlayerPage.script)
    return .success
  }
}
