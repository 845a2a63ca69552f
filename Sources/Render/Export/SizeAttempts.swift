import Codecs

/// The attempts of a search for a GIF's size. The best of them waits beside the file's place until the search
/// is over: however it ends, what stood there is replaced by the result or not at all.
struct SizeAttempts {
  let path: String
  let options: ExportOptions
  let renderer: Renderer
  private var best: (written: WrittenFile, output: any FrameOutput)?
  /// What the first attempt said that could not be exact.
  private(set) var refusal: ExportError?

  init(path: String, options: ExportOptions, renderer: Renderer) {
    self.path = path
    self.options = options
    self.renderer = renderer
  }

  /// Makes a search's attempts.
  mutating func run(
    _ search: inout SizeSearch, rescaled makeRenderer: (Double) -> Renderer?
  ) throws(ExportError) {
    while let place = search.next {
      if let size = search.knownSize(at: place) {
        search.record(size, at: place)
        continue
      }
      let rung = search.rung(at: place)
      guard let scaled = rung.scale < 1 ? makeRenderer(rung.scale) : renderer else {
        search.record(.max, at: place)
        continue
      }
      let exporter = Exporter(scaled, options: rung.applied(to: options))
      do {
        var (written, output) = try attempt(
          exporter, limit: search.limit, stopsEarly: place < search.end)
        if let given = rung.description(for: options) {
          written.notes.append("to stay under \(search.limit) bytes: \(given)")
        }
        search.record(written.byteCount, at: place)
        // A later attempt that is small enough is better.
        discard()
        best = (written, output)
      } catch {
        switch error {
        case .sizeLimit(let size):
          search.record(size, at: place)
        case .codec(.tooManyColors, _), .codec(.softPixels, _):
          // Another scale may have fewer.
          refusal = refusal ?? error
          search.record(.max, at: place)
        default: throw error
        }
      }
    }
  }

  /// A file that only has to be renamed.
  ///
  /// - Parameter stopsEarly: whether it ends as soon as the file is too large, with a guess of its size.
  private func attempt(
    _ exporter: Exporter, limit: Int, stopsEarly: Bool
  ) throws(ExportError) -> (WrittenFile, any FrameOutput) {
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

  /// Puts the best attempt in its place.
  ///
  /// - Returns: nil where none was small enough.
  func commit() throws(ExportError) -> WrittenFile? {
    try best?.output.commit()
    return best?.written
  }

  /// Takes the best attempt away.
  func discard() {
    best?.output.discard()
  }
}
