import AnimFiles
import AnimCodecs
import AnimGIF
import AnimRendering

extension Exporter {
  /// Writes a GIF or WebP of at most `limit` bytes without putting it in its place: lowers quality, then also scale, until
  /// the file fits.
  ///
  /// - Parameters:
  ///   - output: an animation in a format with a quality.
  ///   - limit: bytes.
  ///   - makeRenderer: returns a renderer for a factor of the scene's scale.
  /// - Returns: the file, with a note about its settings; or the size of the smallest attempt, if none fits and nothing
  ///   was written.
  /// - Throws: also `tooManyColors` and `softPixels`, if exactness is required and no attempt is exact.
  static func prepare(
    _ output: Output, options: ExportOptions, limit: Int, renderer: Renderer,
    rescaled makeRenderer: (Double) -> Renderer?
  ) throws(ExportError) -> Result<PreparedFiles, SizeLimitMissed> {
    var search = SizeSearch(output: output, options: options, limit: limit)
    do {
      for scale in SizeSearch.scales {
        guard let renderer = scale < 1 ? makeRenderer(scale) : renderer else { continue }
        if try search.run(renderer, scale: scale) { break }
      }
      if let best = search.best { return .success(best) }
    } catch {
      search.discard()
      throw error
    }
    if search.smallest == nil, let refusal = search.refusal { throw refusal }
    return .failure(SizeLimitMissed(smallest: search.smallest ?? 0))
  }
}

/// No attempt was small enough.
struct SizeLimitMissed: Error, Hashable, Sendable {
  /// The size of the smallest attempt, in bytes.
  let smallest: Int
}

/// Bisects the quality at one scale after another, and keeps the best file that fits.
///
/// The file stays under a temporary name until the search has finished, so an existing file is replaced by the final
/// result or not at all.
private struct SizeSearch {
  static let scales = [1, 0.75, 0.5, 0.35]
  private static let lowestQuality = 10
  /// Below this quality the encoder may use lossy compression.
  private static let lossyBelow = 40

  let output: Output
  let options: ExportOptions
  let limit: Int
  private(set) var best: PreparedFiles?
  /// The size of the smallest attempt in bytes, or nil.
  private(set) var smallest: Int?
  /// Why the first attempt that required exactness failed.
  private(set) var refusal: ExportError?

  /// Finds the best quality that fits at a scale.
  ///
  /// - Returns: whether any quality fits.
  mutating func run(_ renderer: Renderer, scale: Double) throws(ExportError) -> Bool {
    if scale == 1, try fits(nil, renderer, scale) { return true }
    // A WebP without loss has no quality, and is larger than one of the best quality.
    let full = isWebP ? options.webPQuality ?? 101 : options.gif.quality
    var (fitting, tooLarge) = (min(full, Self.lowestQuality), full)
    guard try fits(fitting, renderer, scale) else { return false }
    // Within a tenth of the limit is close enough.
    while tooLarge - fitting > 1, let size = best?.files[0].byteCount, size < limit - limit / 10 {
      let quality = (fitting + tooLarge) / 2
      if try fits(quality, renderer, scale) { fitting = quality } else { tooLarge = quality }
    }
    return true
  }

  private var isWebP: Bool { output.kind == .animation(.webp) }

  /// Makes one attempt and keeps its file if it fits.
  ///
  /// - Parameter quality: nil for that of the options.
  private mutating func fits(_ quality: Int?, _ renderer: Renderer, _ scale: Double)
    throws(ExportError) -> Bool
  {
    var given = options
    if let quality, isWebP {
      given.webPQuality = quality
    } else if let quality, quality < options.gif.quality {
      given.gif.quality = quality
      given.gif.lossy = max(options.gif.lossy, 4 * (Self.lossyBelow - quality))
    }
    do {
      var attempt = try Exporter(renderer, options: given).prepare([output])
      let byteCount = attempt.files[0].byteCount
      smallest = min(byteCount, smallest ?? byteCount)
      guard byteCount <= limit else {
        attempt.discard()
        return false
      }
      attempt.files[0].notes += note(of: given, scale: scale).map { [$0] } ?? []
      discard()
      best = attempt
      return true
    } catch {
      switch error {
      case .codec(.tooManyColors, _), .codec(.softPixels, _): refusal = refusal ?? error
      default: throw error
      }
      return false
    }
  }

  /// The settings that differ from those requested; nil if none differs.
  private func note(of given: ExportOptions, scale: Double) -> String? {
    var parts: [String] = []
    if let quality = given.webPQuality, quality != options.webPQuality {
      parts.append("quality \(quality)")
    }
    let gif = given.gif
    if gif.quality < options.gif.quality { parts.append("quality \(gif.quality)") }
    if gif.lossy > options.gif.lossy { parts.append("lossy \(gif.lossy)") }
    if scale < 1 { parts.append("scale × \(scale)") }
    return parts.isEmpty ? nil : "to stay under \(limit) bytes: \(parts.joined(separator: ", "))"
  }

  func discard() {
    best?.discard()
  }
}
