package import AnimExport
package import AnimRendering

/// The parts of the preview that the command line provides.
package struct PreviewHost: Sendable {
  /// A render, as a command line.
  package struct CommandLine: Sendable {
    /// The command line to copy into a shell.
    package var text: String
    /// The record of the command in the rendered file.
    package var provenance: Provenance?

    package init(text: String, provenance: Provenance?) {
      self.text = text
      self.provenance = provenance
    }
  }

  /// The maximum number of threads, at least 1.
  package var jobs: Int
  /// The options of the preview that also apply to renders, as arguments.
  package var options: [String]
  /// Returns the source of pictures and fonts for the path of a scene.
  package var assets: @Sendable (_ scene: String) -> AssetSource
  /// Returns the command line that renders a scene to a file with options.
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
