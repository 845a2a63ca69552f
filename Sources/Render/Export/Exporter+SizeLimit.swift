import Codecs

extension Exporter {
  /// Writes a GIF of at most `limit` bytes: lowers quality, then also scale, until the file fits.
  ///
  /// - Parameters:
  ///   - limit: bytes.
  ///   - makeRenderer: a renderer for a scale, which is a factor of the scene's own.
  /// - Returns: the file, with a note that names the settings it was written with; or the size of the smallest
  ///   attempt, if none fits and nothing was written.
  /// - Throws: `tooManyColors` and `softPixels` as well, if exactness is required and no attempt is exact.
  public static func write(
    gif path: String, options: ExportOptions, limit: Int, renderer: Renderer,
    rescaled makeRenderer: (Double) -> Renderer?
  ) throws(ExportError) -> Result<WrittenFile, SizeLimitMissed> {
    var search = SizeSearch(path: path, options: options, limit: limit)
    do {
      for scale in SizeSearch.scales {
        guard let renderer = scale < 1 ? makeRenderer(scale) : renderer else { continue }
        if try search.run(renderer, scale: scale) { break }
      }
      if let written = try search.commit() { return .success(written) }
    } catch {
      search.discard()
      throw error
    }
    if search.smallest == nil, let refusal = search.refusal { throw refusal }
    return .failure(SizeLimitMissed(smallest: search.smallest ?? 0))
  }
}

/// No attempt was small enough.
public struct SizeLimitMissed: Error, Hashable, Sendable {
  /// Bytes of the smallest attempt.
  public let smallest: Int
}

/// Bisects the quality at one scale after the other, and keeps the best file that fits.
///
/// The file waits beside its final place until the search is over, so a file that was there before is replaced by
/// the result or not at all.
private struct SizeSearch {
  static let scales = [1, 0.75, 0.5, 0.35]
  private static let lowestQuality = 10
  /// Below this quality the encoder may also be lossy.
  private static let lossyBelow = 40

  let path: String
  let options: ExportOptions
  let limit: Int
  private var best: (written: WrittenFile, output: any FrameOutput)?
  /// Bytes of the smallest attempt; nil while no attempt has a size.
  private(set) var smallest: Int?
  /// Why the first attempt that had to be exact was not.
  private(set) var refusal: ExportError?

  init(path: String, options: ExportOptions, limit: Int) {
    self.path = path
    self.options = options
    self.limit = limit
  }

  /// Finds the best quality that fits at a scale.
  ///
  /// - Returns: whether any does.
  mutating func run(_ renderer: Renderer, scale: Double) throws(ExportError) -> Bool {
    let full = options.gif.quality
    if scale == 1, try fits(full, renderer, scale) { return true }
    var (fitting, tooLarge) = (min(full, Self.lowestQuality), full)
    guard try fits(fitting, renderer, scale) else { return false }
    // A tenth below the limit is close enough.
    while tooLarge - fitting > 1, let size = best?.written.byteCount, size < limit - limit / 10 {
      let quality = (fitting + tooLarge) / 2
      if try fits(quality, renderer, scale) { fitting = quality } else { tooLarge = quality }
    }
    return true
  }

  /// Makes one attempt and keeps its file if it fits.
  private mutating func fits(_ quality: Int, _ renderer: Renderer, _ scale: Double)
    throws(ExportError) -> Bool
  {
    var given = options
    given.gif.quality = quality
    if quality < options.gif.quality {
      given.gif.lossy = max(options.gif.lossy, 4 * (Self.lossyBelow - quality))
    }
    do {
      // The smallest possible file is written to its end, because an error reports its size.
      let isLast = quality <= Self.lowestQuality && scale == Self.scales.last
      var (written, output) = try attempt(
        Exporter(renderer, options: given), stopsEarly: !isLast)
      written.notes += note(of: given.gif, scale: scale).map { [$0] } ?? []
      smallest = min(written.byteCount, smallest ?? written.byteCount)
      discard()
      best = (written, output)
      return true
    } catch {
      switch error {
      case .sizeLimit(let size): smallest = min(size, smallest ?? size)
      case .codec(.tooManyColors, _), .codec(.softPixels, _): refusal = refusal ?? error
      default: throw error
      }
      return false
    }
  }

  /// Writes a file that only has to be renamed.
  ///
  /// - Parameter stopsEarly: whether to stop as soon as the file is too large, with an estimate of its size.
  private func attempt(_ exporter: Exporter, stopsEarly: Bool)
    throws(ExportError) -> (WrittenFile, any FrameOutput)
  {
    let output = Output(path: path, kind: .animation(.gif))
    let schedule = exporter.schedule(for: output.kind)
    let file = try exporter.makeOutput(output, schedule: schedule, sizeLimit: limit)
    do {
      try FramePipeline(renderer: exporter.renderer, schedule: schedule, jobs: options.jobs)
        .run { window throws(ExportError) in
          try file.append(window)
          if stopsEarly, let size = (file as? GIFOutput)?.expectedByteCount, size > limit {
            throw .sizeLimit(size)
          }
        }
      return (try file.finish(), file)
    } catch {
      file.discard()
      throw error
    }
  }

  /// The settings that differ from what the user asked for; nil if none does.
  private func note(of gif: GIFOptions, scale: Double) -> String? {
    var parts: [String] = []
    if gif.quality < options.gif.quality { parts.append("quality \(gif.quality)") }
    if gif.lossy > options.gif.lossy { parts.append("lossy \(gif.lossy)") }
    if scale < 1 { parts.append("scale × \(scale)") }
    return parts.isEmpty ? nil : "to stay under \(limit) bytes: \(parts.joined(separator: ", "))"
  }

  /// Moves the best attempt to its place; nil if none fits.
  func commit() throws(ExportError) -> WrittenFile? {
    try best?.output.commit()
    return best?.written
  }

  func discard() {
    best?.output.discard()
  }
}
