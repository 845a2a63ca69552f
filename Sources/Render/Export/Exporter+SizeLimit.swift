import Codecs

extension Exporter {
  /// Writes a GIF of at most so many bytes.
  ///
  /// - Parameters:
  ///   - limit: bytes.
  ///   - makeRenderer: a renderer for a scale, which is a factor of the scene's own.
  /// - Returns: what was written, with a note on what was given up; or the size of the smallest attempt,
  ///   where none was small enough and nothing was written.
  /// - Throws: `tooManyColors` and `softPixels` as well, where exactness was asked for and no attempt can be exact.
  public static func write(
    gif path: String, options: ExportOptions, limit: Int, renderer: Renderer,
    rescaled makeRenderer: (Double) -> Renderer?
  ) throws(ExportError) -> Result<WrittenFile, SizeLimitMissed> {
    // Exactness needs the colours that other searches give up.
    var search = SizeSearch(limit: limit, keepsColors: options.gif.isExact)
    var attempts = SizeAttempts(path: path, options: options, renderer: renderer)
    do {
      try attempts.run(&search, rescaled: makeRenderer)
      if var refinement = search.refinement {
        try attempts.run(&refinement, rescaled: makeRenderer)
      }
      if let written = try attempts.commit() { return .success(written) }
    } catch {
      attempts.discard()
      throw error
    }
    if search.smallest == nil, let refusal = attempts.refusal { throw refusal }
    return .failure(SizeLimitMissed(smallest: search.smallest ?? 0))
  }
}

/// No attempt was small enough.
public struct SizeLimitMissed: Error, Hashable, Sendable {
  /// Bytes of the smallest attempt.
  public let smallest: Int
}
