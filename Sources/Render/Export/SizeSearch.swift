import Codecs
import Scenes

/// Finds a GIF of at most so many bytes: gives up quality, then losslessness, frames, colours and at last
/// size, in the order of `ladder`, and no more than it takes.
struct SizeSearch {
  /// What one attempt gives up, compared with the scene as it is.
  struct Rung: Hashable, Sendable {
    var quality: Int?
    var lossy = 0
    var framesPerSecond = Double.infinity
    var colors = 256
    var scale = 1.0
  }

  static let ladder = [
    Rung(),
    Rung(quality: 60),
    Rung(quality: 40),
    Rung(quality: 30, lossy: 30),
    Rung(quality: 30, lossy: 60),
    Rung(quality: 30, lossy: 60, framesPerSecond: 25),
    Rung(quality: 20, lossy: 80, framesPerSecond: 20, colors: 128),
    Rung(quality: 20, lossy: 80, framesPerSecond: 15, colors: 128),
    Rung(quality: 20, lossy: 80, framesPerSecond: 15, colors: 128, scale: 0.75),
    Rung(quality: 15, lossy: 100, framesPerSecond: 12.5, colors: 64, scale: 0.5),
    Rung(quality: 10, lossy: 120, framesPerSecond: 10, colors: 64, scale: 0.35),
    Rung(quality: 10, lossy: 150, framesPerSecond: 8, colors: 32, scale: 0.25),
  ]
}

extension SizeSearch.Rung {
  /// The options with what this rung gives up; what a user asked for is kept where it is less.
  func applied(to options: ExportOptions) -> ExportOptions {
    var options = options
    if let quality { options.gif.quality = min(options.gif.quality, quality) }
    options.gif.lossy = max(options.gif.lossy, lossy)
    options.gif.maxColors = min(options.gif.maxColors, colors)
    // A hold of one frame is one of the frames that were asked for.
    options.range.hold = options.range.heldDuration
    options.range.framesPerSecond = min(options.range.framesPerSecond, framesPerSecond)
    return options
  }

  /// What was given up, for people; nil where nothing was.
  var description: String? {
    var parts: [String] = []
    if let quality { parts.append("quality \(quality)") }
    if lossy > 0 { parts.append("lossy \(lossy)") }
    if framesPerSecond.isFinite { parts.append("at most \(framesPerSecond) frames a second") }
    if colors < 256 { parts.append("\(colors) colours") }
    if scale < 1 { parts.append("scale × \(scale)") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Exporter {
  /// Writes a GIF of at most so many bytes.
  ///
  /// - Parameters:
  ///   - limit: bytes.
  ///   - makeRenderer: a renderer for a scale, which is a factor of the scene's own.
  /// - Returns: what was written, with a note on what was given up; or the size of the smallest attempt,
  ///   where none was small enough and nothing was written.
  public static func write(
    gif path: String, options: ExportOptions, limit: Int, renderer: Renderer,
    rescaled makeRenderer: (Double) -> Renderer?
  ) throws(ExportError) -> Result<WrittenFile, SizeLimitMissed> {
    var smallest = Int.max
    for rung in SizeSearch.ladder {
      let options = rung.applied(to: options)
      guard let scaled = rung.scale < 1 ? makeRenderer(rung.scale) : renderer else { continue }
      let exporter = Exporter(scaled, options: options)
      let output = Output(path: path, kind: .animation(.gif))
      let schedule = exporter.schedule(for: output.kind)
      let file = try exporter.makeOutput(output, schedule: schedule, sizeLimit: limit)
      do {
        try FramePipeline(renderer: scaled, schedule: schedule, jobs: options.jobs)
          .run { (window, _) throws(ExportError) in try file.append(window) }
        var written = try file.finish()
        if let given = rung.description {
          written.notes.append("to stay under \(limit) bytes: \(given)")
        }
        return .success(written)
      } catch {
        file.discard()
        guard case .sizeLimit(let size) = error else { throw error }
        smallest = min(smallest, size)
      }
    }
    return .failure(SizeLimitMissed(smallest: smallest))
  }
}

/// No attempt was small enough.
public struct SizeLimitMissed: Error, Hashable, Sendable {
  /// Bytes of the smallest attempt.
  public let smallest: Int
}
