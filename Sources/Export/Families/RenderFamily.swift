package import AnimRendering
import AnimFiles
import AnimPrimitives
import AnimScenes

/// A request in all of its variants: the scene is loaded, and all outputs are known and checked.
package struct RenderFamily: Sendable {
  private let members: [RenderRequest.Member]
  private var plans: [RenderPlan]

  /// Loads the scene and checks the outputs. Nothing is written. Variants that differ in scale share the compiled scene.
  ///
  /// - Throws: also `usage` if two variants would write one file.
  package init(_ request: RenderRequest) throws(RequestError) {
    // Contradictions between settings are reported before those in the scene.
    _ = try request.overview
    var read = request
    do {
      read.scene = try request.scene.reading()
    } catch {
      throw RequestError(error)
    }
    members = try read.members()
    plans = []
    var loaded: [SceneOptions.Appearance: Renderer] = [:]
    for member in members {
      var renderers: [Renderer] = []
      for variant in member.request.variants {
        do {
          renderers.append(
            try member.request.scene.load(variant, sharing: loaded[variant.appearance]))
        } catch {
          throw RequestError(error)
        }
        loaded[variant.appearance] = renderers.last
      }
      if let poster = request.poster {
        _ = try renderers[0].time(named: poster, option: "poster")
      }
      plans.append(try member.request.plan(for: renderers))
    }
    try checkPlaces()
  }

  /// The scene in each variant.
  package var renderers: [Renderer] { plans.flatMap(\.renderers) }
  package var outputs: [Output] { plans.flatMap(\.outputs) }
  /// The number of frames to draw.
  package var frameCount: Int { plans.reduce(0) { $0 + $1.frameCount } }

  /// Changes the options of all variants.
  package mutating func change(_ change: (ExportOptions) -> ExportOptions) {
    for index in plans.indices { plans[index].options = change(plans[index].options) }
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
    for (member, plan) in zip(members, plans) {
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
    let scene = plans[0].renderer.scene
    var pictures: [Snippet.Picture] = []
    for (member, plan) in zip(members, plans) {
      for (index, output) in plan.outputs.enumerated() {
        guard let format = output.snippetFormat else { continue }
        pictures.append(
          Snippet.Picture(
            path: output.path, name: member.origins[index], format: format,
            isDark: member.request.variant.appearance == .dark,
            scale: plan.renderer.scene.scale, isPoster: member.isPoster))
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
