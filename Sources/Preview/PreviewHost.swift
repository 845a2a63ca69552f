package import Export
package import Render

/// The parts of the preview that the command line provides.
package struct PreviewHost: Sendable {
  /// A render as a command line.
  package struct CommandLine: Sendable {
    /// To copy into a shell.
    package var text: String
    /// The record that the rendered file carries.
    package var provenance: Provenance?

    package init(text: String, provenance: Provenance?) {
      self.text = text
      self.provenance = provenance
    }
  }

  /// The maximum number of threads, at least 1.
  package var jobs: Int
  /// Options of the preview that a render needs as well, as words.
  package var options: [String]
  /// The source of a scene's pictures and fonts, by its path.
  package var assets: @Sendable (_ scene: String) -> AssetSource
  /// The command line that renders a scene to a file with options.
  package var commandLine:
    @Sendable (_ scene: String, _ output: String, _ options: [String]) -> CommandLine

  package init(
    jobs: Int, options: [String], assets: @escaping @Sendable (_ scene: String) -> AssetSource,
    commandLine:
      @escaping @Sendable (_ scene: String, _ output: String, _ options: [String]) -> CommandLine
  ) {
    self.jobs = jobs
    self.options = options
    self.assets = assets
    self.commandLine = commandLine
  }
}
