import AnimFiles
import AnimPrimitives
import AnimRendering
import AnimScenes

extension RenderRequest {
  /// A part of a family: the files of one variant that show the same pictures.
  struct Member: Sendable {
    let request: RenderRequest
    let isPoster: Bool
    /// The output of the family's request for each output of the member.
    let origins: [String]
  }

  /// The paths of all files of the family, without loading the scene.
  package var familyOutputs: [String] {
    get throws(RequestError) { try members().flatMap(\.request.outputs) }
  }

  /// The requests that make up the family: each output once for each variant, the posters, and pages, which hold all
  /// appearances at the largest scale.
  ///
  /// - Throws: `usage` for a poster without an animation.
  func members() throws(RequestError) -> [Member] {
    if poster != nil { try checkPoster() }
    guard appearances.count > 1 || motions.count > 1 || scales.count > 1 || poster != nil else {
      return [Member(request: self, isPoster: false, origins: outputs)]
    }
    let pages = outputs.filter(isPage)
    let others = outputs.filter { !isPage($0) }
    var members: [Member] = []
    for scale in scales.isEmpty ? [nil] : scales.map(Optional.some) {
      for (appearance, motion) in appearances.flatMap({ one in motions.map { (one, $0) } }) {
        let name = VariantName(
          appearance: appearances.count > 1 ? appearance : nil,
          motion: motions.count > 1 ? motion : nil, scale: scales.count > 1 ? scale : nil)
        var changes = choice([appearance], motion, scale)
        if !others.isEmpty {
          changes["output"] = others.map(name.applied)
          if pages.contains(where: needsFormat) { changes["format"] = [] }
          members.append(
            Member(request: try changing(changes), isPoster: false, origins: others))
        }
        // A still is the same for all motions.
        if let poster, motion == motions[0] {
          members.append(try self.poster(poster, name, choice([appearance], motion, scale)))
        }
      }
    }
    for motion in pages.isEmpty ? [] : motions {
      let name = VariantName(
        appearance: nil, motion: motions.count > 1 ? motion : nil, scale: nil)
      var changes = choice(appearances, motion, scales.max())
      changes["output"] = pages.map(name.applied)
      // Other members use these settings.
      if !others.isEmpty {
        for name in RenderSetting.compression.map(\.name) { changes[name] = [] }
        if !pages.contains(where: needsFormat) { changes["format"] = [] }
      }
      members.append(Member(request: try changing(changes), isPoster: false, origins: pages))
    }
    return members
  }

  /// The changes that choose among the variants of the family.
  private func choice(
    _ appearances: [SceneOptions.Appearance], _ motion: Variant.Motion, _ scale: Double?
  ) -> [String: [String]] {
    var changes: [String: [String]] = ["poster": [], "snippet": []]
    if self.appearances.count > 1 {
      changes["appearance"] = [appearances.map(\.rawValue).joined(separator: ",")]
    }
    if motions.count > 1 { changes["motion"] = [motion.rawValue] }
    if scales.count > 1, let scale { changes["scale"] = [scale.shortestText] }
    return changes
  }

  /// The still beside each animation of a variant.
  private func poster(_ time: String, _ name: VariantName, _ choice: [String: [String]])
    throws(RequestError) -> Member
  {
    var (paths, origins): ([String], [String]) = ([], [])
    for output in outputs where hasPoster(output) {
      let parts = PathParts(output)
      let path = name.applied(to: parts.directory + PathParts.stem(of: parts.name) + ".png")
      // Animations with one name in several formats share their still.
      guard !paths.contains(path) else { continue }
      paths.append(path)
      origins.append(output)
    }
    var changes = choice
    for idle in ["format", "from", "to", "speed", "plays"] + RenderSetting.compression.map(\.name) {
      changes[idle] = []
    }
    changes["time"] = [time]
    changes["output"] = paths
    return Member(request: try changing(changes), isPoster: true, origins: origins)
  }

  private func checkPoster() throws(RequestError) {
    if let single = ["time", "sheet", "trail"].first(where: isSet) {
      throw .usage("'--poster' and '--\(single)' exclude each other")
    }
    guard !outputs.contains(where: hasPoster) else { return }
    throw .usage(
      "'--poster' needs an animation in a file", hint: "name a file, such as -o demo.gif")
  }

  private func hasPoster(_ output: String) -> Bool {
    output != "-" && !Self.standardOutputs.contains(output) && !PathParts(output).name.isEmpty
      && !PathParts(output).name.contains("%")
  }

  /// Whether `--format` decides about an output.
  private func needsFormat(_ output: String) -> Bool { OutputFormat(path: output) == nil }

  private func isPage(_ output: String) -> Bool {
    (OutputFormat(path: output) ?? format) == .html && output != "-"
  }
}
