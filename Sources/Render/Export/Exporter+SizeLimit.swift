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
    var search = SizeSearch(limit: limit)
    guard
      let found = try write(
        gif: path, options: options, renderer: renderer, rescaled: makeRenderer, &search)
    else {
      return .failure(SizeLimitMissed(smallest: search.tooLarge?.size ?? 0))
    }
    guard var refinement = search.refinement else { return .success(found) }
    let better = try write(
      gif: path, options: options, renderer: renderer, rescaled: makeRenderer, &refinement)
    return .success(better ?? found)
  }

  /// Makes a search's attempts; nil where none was small enough.
  private static func write(
    gif path: String, options: ExportOptions, renderer: Renderer,
    rescaled makeRenderer: (Double) -> Renderer?, _ search: inout SizeSearch
  ) throws(ExportError) -> WrittenFile? {
    let limit = search.limit
    var best: WrittenFile?
    while let place = search.next {
      if let size = search.knownSize(at: place) {
        search.record(size, at: place)
        continue
      }
      let rung = search.rung(at: place)
      let options = rung.applied(to: options)
      guard let scaled = rung.scale < 1 ? makeRenderer(rung.scale) : renderer else {
        search.record(.max, at: place)
        continue
      }
      let exporter = Exporter(scaled, options: options)
      do {
        // A later attempt that is small enough is better, and takes the place of the file.
        var written = try exporter.write(gif: path, limit: limit, stopsEarly: place < search.end)
        if let given = rung.description {
          written.notes.append("to stay under \(limit) bytes: \(given)")
        }
        search.record(written.byteCount, at: place)
        best = written
      } catch {
        guard case .sizeLimit(let size) = error else { throw error }
        search.record(size, at: place)
      }
    }
    return best
  }

  /// - Parameter stopsEarly: whether it ends as soon as the file is too large, with a guess of its size.
  private func write(
    gif path: String, limit: Int, stopsEarly: Bool
  ) throws(ExportError) -> WrittenFile {
    let output = Output(path: path, kind: .animation(.gif))
    let schedule = schedule(for: output.kind)
    let file = try makeOutput(output, schedule: schedule, sizeLimit: limit)
    do {
      try FramePipeline(renderer: renderer, schedule: schedule, jobs: options.jobs)
        .run { (window, _) throws(ExportError) in
          try file.append(window)
          if stopsEarly, let size = (file as? GIFOutput)?.expectedByteCount, size > limit {
            throw .sizeLimit(size)
          }
        }
      let written = try file.finish()
      try file.commit()
      return written
    } catch {
      file.discard()
      throw error
    }
  }
}

/// No attempt was small enough.
public struct SizeLimitMissed: Error, Hashable, Sendable {
  /// Bytes of the smallest attempt.
  public let smallest: Int
}
