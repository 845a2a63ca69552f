import Foundation
import PackagePlugin

/// Builds the package's program of movies and runs it, in the package's folder:
///
///     swift package --allow-writing-to-package-directory render-previews --output docs
///
/// The program is the executable target whose type conforms to `MoviePreviews`; `--target` names one of several.
@main
struct RenderPreviews: CommandPlugin {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let program = try program(of: context.package, named: names.last)
    let result = try packageManager.build(
      .product(program.name), parameters: .init(configuration: .inherit))
    guard result.succeeded,
      let file = result.builtArtifacts.first(where: { $0.kind == .executable })
    else { throw Failure(description: "\(program.name) does not build:\n\(result.logText)") }
    let process = Process()
    process.executableURL = file.url
    process.arguments = arguments.remainingArguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The program has printed why.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  private func program(of package: Package, named name: String?) throws -> ExecutableProduct {
    let programs = package.products(ofType: ExecutableProduct.self)
    if let name {
      guard let program = programs.first(where: { $0.mainTarget.name == name }) else {
        let names = programs.map(\.mainTarget.name).joined(separator: ", ")
        throw Failure(description: "--target \(name): expected one of \(names)")
      }
      return program
    }
    let found = programs.filter { program in
      let target = program.mainTarget as? SwiftSourceModuleTarget
      return target?.sourceFiles(withSuffix: "swift").contains { file in
        (try? String(contentsOf: file.url, encoding: .utf8))?.contains("MoviePreviews") ?? false
      } ?? false
    }
    guard let first = found.first, found.count == 1 else {
      throw Failure(
        description: found.isEmpty
          ? "no executable target has a type that conforms to MoviePreviews"
          : "several targets have movies: name one of \(found.map(\.mainTarget.name)) with --target"
      )
    }
    return first
  }
}
