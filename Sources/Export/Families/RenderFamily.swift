package import AnimRendering
import AnimFiles
import AnimPrimitives
import AnimScenes

/// A request in all of its variants: the scene is loaded, and all outputs are known and checked.
package struct RenderFamily: Sendable {
  private var members: [(member: RenderRequest.Member, plan: RenderPlan)] = []
  /// The outputs that are up to date and are not written.
  package private(set) var currentOutputs: [String] = []
  /// The outputs of the other members that are not up to date.
  package private(set) var staleOutputs: [String] = []
  /// The hash of the inputs of each output.
  package private(set) var inputs: [String: String] = [:]

  /// Loads the scene and checks the outputs. Nothing is written. Variants that differ in scale share the compiled scene.
  ///
  /// - Parameters:
  ///   - hashes: shared by the requests of a run.
  ///   - isCurrent: whether an output is whole and was made from inputs with a hash, and need not be written; nil writes
  ///     all.
  /// - Throws: also `usage` if two variants would write one file.
  package init(
    _ request: RenderRequest, _ hashes: InputHashes = InputHashes(),
    isCurrent: ((_ output: String, _ inputs: String) -> Bool)? = nil
  ) throws(RequestError) {
    try request.refuseRecordingSettings()
    // Contradictions between settings are reported before those in the scene.
    _ = try request.overview
    var read = request
    do {
      read.scene = try request.scene.reading()
    } catch {
      throw RequestError(error)
    }
    var loader = VariantLoader(source: read.scene)
    for member in try read.members() {
      let variants = member.request.variants
      // Before the pictures are read, so that a later change of them is noticed.
      let provenance = member.request.provenance(reading: try loader.scenes(of: variants), hashes)
      if let inputs = provenance?.inputs {
        for output in member.request.outputs { self.inputs[output] = inputs }
        if let isCurrent {
          let stale = member.request.outputs.filter { !isCurrent($0, inputs) }
          guard !stale.isEmpty else {
            currentOutputs += member.request.outputs
            continue
          }
          staleOutputs += stale
        }
      }
      var renderers: [Renderer] = []
      for variant in variants { renderers.append(try loader.renderer(of: variant)) }
      if let poster = request.poster {
        _ = try renderers[0].time(named: poster, option: "poster")
      }
      members.append((member, try member.request.plan(for: renderers, provenance)))
    }
    try checkPlaces()
  }

  private var plans: [RenderPlan] { members.map(\.plan) }

  /// The scene in each variant.
  package var renderers: [Renderer] { plans.flatMap(\.renderers) }
  package var outputs: [Output] { plans.flatMap(\.outputs) }
  /// The number of frames to draw.
  package var frameCount: Int { plans.reduce(0) { $0 + $1.frameCount } }

  /// Changes the options of all variants.
  package mutating func change(_ change: (ExportOptions) -> ExportOptions) {
    for index in members.indices {
      members[index].plan.options = change(members[index].plan.options)
    }
  }

  /// Creates the missing folders of the outputs.
  package func makeFolders() throws(RequestError) {
    do {
      for output in outputs { try FileSystem.makeFolders(of: output.path) }
    } catch {
      throw RequestError(ExportError.file(error))
    }
  }

  /// Writes all outputs, or none of them.
  ///
  /// - Parameter progress: called with the number of completed frames. If it throws, writing ends.
  package func write(
    progress: (Int) throws(ExportError) -> Void = { _ in }
  ) throws(RequestError) -> [WrittenFile] {
    var prepared: [PreparedFiles] = []
    var done = 0
    do {
      for plan in plans {
        prepared.append(
          try plan.prepare { count throws(ExportError) in try progress(done + count) })
        done += plan.frameCount
      }
    } catch {
      for files in prepared { files.discard() }
      throw error
    }
    do {
      try PreparedFiles.commit(prepared)
    } catch {
      throw RequestError(error)
    }
    return prepared.flatMap(\.files)
  }

  private func checkPlaces() throws(RequestError) {
    var known: [(place: OutputPlace, origin: String, isPoster: Bool)] = []
    for (member, plan) in members {
      for (index, place) in plan.places.enumerated() {
        let (path, origin) = (plan.outputs[index].path, member.origins[index])
        if let other = known.first(where: { $0.place.overlaps(place) }) {
          let reason =
            if other.isPoster != member.isPoster {
              "'-o \(origin)' and '--poster'"
            } else if other.origin == origin {
              "two variants of '-o \(origin)'"
            } else {
              "'-o \(other.origin)' and '-o \(origin)'"
            }
          throw .usage(
            "\(path) would be written twice, for \(reason)", hint: "give the outputs other names")
        }
        known.append((place, origin, member.isPoster))
      }
    }
  }
}

// MARK: - Markup

extension RenderFamily {
  /// The markup that shows the files.
  ///
  /// - Throws: `usage` if the form needs a file that the family does not have.
  package func snippet(_ form: Snippet.Form) throws(RequestError) -> String {
    guard let scene = members.first?.plan.renderer.scene else { return "" }
    var pictures: [Snippet.Picture] = []
    // A reader who prefers reduced motion sees that variant, or else the still.
    let hasReduced = Set(members.flatMap(\.member.request.motions)).count > 1
    for (member, plan) in members where !(hasReduced && member.isPoster) {
      let isReduced = member.request.motions == [.reduced]
      for (index, output) in plan.outputs.enumerated() {
        guard let format = output.snippetFormat else { continue }
        pictures.append(
          Snippet.Picture(
            path: output.path, name: member.origins[index], format: format,
            isDark: member.request.variant.appearance == .dark,
            scale: plan.renderer.scene.scale, isCalm: hasReduced ? isReduced : member.isPoster))
      }
    }
    return try Snippet(
      title: scene.title, description: scene.summary, width: scene.size.width,
      height: scene.size.height, pictures: pictures
    ).text(form)
  }
}

extension Output {
  /// The format of a file that a document can show; nil for frames and standard output.
  fileprivate var snippetFormat: OutputFormat? {
    guard path != "-" else { return nil }
    switch kind {
    case .animation(.png): return .apng
    case .animation(let format): return format
    case .still: return .png
    case .frames: return nil
    }
  }
}

// MARK: - Loading

/// The scene in the variants of a family. Each appearance is decoded and compiled once for all scales, unless formulas
/// use the size of a pixel.
private struct VariantLoader {
  let source: SceneSource
  /// Scenes and renderers for all scales have a variant without a scale.
  private var scenes: [Variant: Scene] = [:]
  private var renderers: [Variant: Renderer] = [:]

  init(source: SceneSource) {
    self.source = source
  }

  mutating func scenes(of variants: [Variant]) throws(RequestError) -> [Scene] {
    var scenes: [Scene] = []
    for variant in variants { scenes.append(try scene(of: Self.moving(variant))) }
    return scenes
  }

  mutating func renderer(of variant: Variant) throws(RequestError) -> Renderer {
    let renderer = try movingRenderer(of: Self.moving(variant))
    return variant.motion == .reduced ? renderer.reducingMotion() : renderer
  }

  private mutating func movingRenderer(of variant: Variant) throws(RequestError) -> Renderer {
    if let known = renderers[variant] { return known }
    var scene = try scene(of: variant)
    do throws(SceneLoadError) {
      if let known = renderers[Self.shared(variant)], let scale = variant.scale {
        return try SceneSource.rescale(known, to: scale)
      }
      if let scale = variant.scale { scene.scale = scale }
      let renderer = try source.compile(scene)
      renderers[scene.usesPixels ? variant : Self.shared(variant)] = renderer
      return renderer
    } catch {
      throw RequestError(error)
    }
  }

  /// The same variant with full motion, from which the reduced one is made.
  private static func moving(_ variant: Variant) -> Variant {
    Variant(appearance: variant.appearance, scale: variant.scale)
  }

  /// The key of a scene or renderer that serves all scales.
  private static func shared(_ variant: Variant) -> Variant {
    Variant(appearance: variant.appearance)
  }

  private mutating func scene(of variant: Variant) throws(RequestError) -> Scene {
    if let known = scenes[variant] ?? scenes[Self.shared(variant)] { return known }
    do {
      let scene = try source.scene(variant)
      scenes[scene.usesPixels ? variant : Self.shared(variant)] = scene
      return scene
    } catch {
      throw RequestError(error)
    }
  }
}
