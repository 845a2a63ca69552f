package import AnimRendering
import AnimPrimitives
import AnimFiles
import AnimGIF
import AnimScenes

/// A request whose scene is loaded and whose outputs are known and checked, so that only writing is left.
package struct RenderPlan: Sendable {
  /// The scene in each variant.
  package let renderers: [Renderer]
  package var options: ExportOptions
  package let outputs: [Output]
  /// The places of the outputs, in their order.
  let places: [OutputPlace]
  /// A picture to write instead of the frames.
  package let overview: Overview?
  /// The limit of the size in bytes.
  let maxSize: Int?

  /// The scene in its first variant.
  package var renderer: Renderer { renderers[0] }

  private var exporter: Exporter { Exporter(variants: renderers, options: options) }

  /// The number of frames to draw.
  package var frameCount: Int {
    maxSize == nil && overview == nil ? exporter.frameCount(of: outputs) : 1
  }

  /// Writes all outputs, or none of them.
  ///
  /// - Parameter progress: called with the number of completed frames. If it throws, writing ends.
  package func write(
    progress: (Int) throws(ExportError) -> Void = { _ in }
  ) throws(RequestError) -> [WrittenFile] {
    let prepared = try prepare(progress: progress)
    do {
      try PreparedFiles.commit([prepared])
    } catch {
      throw RequestError(error)
    }
    return prepared.files
  }

  /// Writes all outputs without putting them in their places.
  func prepare(progress: (Int) throws(ExportError) -> Void = { _ in }) throws(RequestError)
    -> PreparedFiles
  {
    let drawing = try overview?.drawing(of: renderer, in: options.range)
    do {
      if let maxSize { return try prepareLimited(to: maxSize).get() }
      if let drawing { return try exporter.prepare(drawing, to: outputs) }
      return try exporter.prepare(outputs, progress: progress)
    } catch let error as ExportError {
      throw RequestError(error)
    } catch let missed as SizeLimitMissed {
      throw RequestError(
        .sizeLimit, path: outputs[0].path,
        "cannot be made smaller than \(missed.smallest.bytesText), and the limit is "
          + (maxSize ?? 0).bytesText,
        hint: "render a shorter part with --from and --to, or lower --fps or --scale")
    } catch {
      throw RequestError(.fault, "\(error)")
    }
  }

  private func prepareLimited(to limit: Int) throws(ExportError)
    -> Result<PreparedFiles, SizeLimitMissed>
  {
    try Exporter.prepare(
      outputs[0], options: options, limit: limit, renderer: renderer,
      rescaled: { renderer.rescaled(by: $0) })
  }
}

extension RenderRequest {
  /// Loads the scene in all variants and checks the outputs. Nothing is written.
  package func plan() throws(RequestError) -> RenderPlan {
    _ = try overview
    var loaded = self
    do {
      loaded.scene = try scene.reading()
    } catch {
      throw RequestError(error)
    }
    var renderers: [Renderer] = []
    for variant in variants {
      do {
        renderers.append(try loaded.scene.load(variant))
      } catch {
        throw RequestError(error)
      }
    }
    let provenance = loaded.provenance(reading: renderers.map(\.scene))
    return try loaded.plan(for: renderers, provenance)
  }

  /// The plan for the scene in its variants, which have been loaded.
  ///
  /// - Parameter provenance: the record for the files.
  func plan(for renderers: [Renderer], _ provenance: Provenance?) throws(RequestError)
    -> RenderPlan
  {
    let renderer = renderers[0]
    let overview = try overview
    let range = try range(of: renderer)
    let picture: RequestedPicture =
      if let overview {
        .overview(overview)
      } else if let time {
        .still(try renderer.time(named: time, option: "time"))
      } else {
        .animation
      }
    if case .animation = picture { try range.checkFrameCount() }
    let (outputs, places) = try outputs(for: renderer, picture, range)
    if maxSize != nil {
      guard outputs.count == 1, outputs[0].path != "-",
        [.animation(.gif), .animation(.webp)].contains(outputs[0].kind),
        FileSystem.kind(of: outputs[0].path) != .other
      else { throw .usage("'--max-size' needs exactly one output, a .gif or .webp file") }
    }
    var options = try exportOptions(range)
    options.provenance = provenance
    return RenderPlan(
      renderers: renderers, options: options, outputs: outputs, places: places,
      overview: overview, maxSize: maxSize)
  }

  /// The options of an export of a part of the scene, without provenance.
  package func exportOptions(_ range: PlaybackRange) throws(RequestError) -> ExportOptions {
    var gif = gif
    if let matte { gif.matte = try RenderSetting.matte(matte, variant.appearance) }
    return ExportOptions(
      range: range, plays: plays, jobs: jobs, gif: gif, webPQuality: webPQuality,
      verifiesGIF: verifiesGIF)
  }
}
