import AnimDocuments
import AnimProject
import AnimScenes

/// `animrender kit`: prints an embedded library of parts.
enum KitCommand {
  static let command = Command(
    name: "kit",
    summary: "Prints a library of parts that is embedded in the program.",
    usage: "kit [NAME]",
    options: [],
    examples: [
      "animrender kit  # the names of all libraries",
      "animrender kit ios > my-kit.json  # to change its parts",
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard let name = arguments.positionals.first else {
      if console.printsJSON {
        let names = EmbeddedKit.names.map { JSONText($0) }
        try console.output(JSONText(names).text + "\n")
      } else {
        try console.report(EmbeddedKit.names)
      }
      return .success
    }
    guard arguments.positionals.count == 1 else {
      throw .usage(
        "one name expected, found \(arguments.positionals.count)", hint: "animrender kit ios")
    }
    let file = name.hasPrefix("kit:") ? name : "kit:\(name)"
    guard let bytes = EmbeddedKit.bytes(file) else {
      throw .usage(
        "there is no kit '\(name)'", hint: "there is \(EmbeddedKit.names.joined(separator: ", "))")
    }
    try console.output(String(decoding: bytes, as: UTF8.self))
    return .success
  }
}
