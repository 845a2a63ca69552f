import AnimPrimitives
import AnimProject

/// `animrender schema`: prints the JSON Schema of scenes or of project files.
enum SchemaCommand {
  private static let names = ["scene", "project"]

  static let command = Command(
    name: "schema",
    summary: "Prints the JSON Schema (draft-07) of scenes, or of project files.",
    usage: "schema [scene|project]",
    options: [],
    examples: ["animrender schema > scene.schema.json  # for editors"],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitCode {
    guard arguments.positionals.count <= 1 else {
      throw .usage(
        "one name expected, found \(arguments.positionals.count)", hint: "animrender schema scene")
    }
    let name = arguments.positionals.first ?? names[0]
    guard names.contains(name) else {
      throw .usage(
        "there is no schema '\(name)'", hint: "there is \(names.joined(separator: " and "))")
    }
    try console.output(EmbeddedFile.text("schema/\(name).json"))
    return .success
  }
}
