import Codecs

/// Finds the settings with which a GIF is not larger than a limit.
///
/// The search lowers the quality first, in levels. If even the lowest quality is too large, it makes the picture
/// smaller. At the first scale that fits, bisection finds the best quality.
///
/// The best attempt waits beside the file's place until the search is over, so that an old file is replaced by the
/// result or not at all.
struct SizeSearch {
  private let path: String
  private let exporter: Exporter
  private let limit: Int
  private var best: (file: WrittenFile, output: any FrameOutput)?
  /// Bytes of the smallest attempt.
  private var smallest: Int?
  /// Why the first attempt could not be exact.
  private var refusal: ExportError?

  private static let scales = [1, 0.75, 0.5, 0.35, 0.25]
  private static let lowestLevel = 16

  init(path: String, exporter: Exporter, limit: Int) {
    self.path = path
    self.exporter = exporter
    self.limit = limit
  }

  /// Writes the file.
  ///
  /// - Returns: the size of the smallest attempt if none was small enough; then nothing is written.
  mutating func run() throws(ExportError) -> Result<WrittenFile, SizeLimitMissed> {
    do throws(ExportError) {
      try findBest()
      guard let best else {
        if smallest == nil, let refusal { throw refusal }
        return .failure(SizeLimitMissed(smallest: smallest ?? 0))
      }
      try best.output.commit()
      return .success(best.file)
    } catch {
      best?.output.discard()
      throw error
    }
  }

  private mutating func findBest() throws(ExportError) {
    // An exact file has no quality to lower.
    let lowest = exporter.options.gif.isExact ? 0 : Self.lowestLevel
    if try fits(level: 0, scale: 1) { return }
    for scale in Self.scales {
      guard try fits(level: lowest, scale: scale) else { continue }
      // The best level that is known to fit, and the levels below it that may.
      var (fitting, rest) = (lowest, scale < 1 ? 0..<lowest : 1..<lowest)
      while let middle = rest.middle {
        if try fits(level: middle, scale: scale) {
          fitting = middle
          rest = rest.lowerBound..<fitting
        } else {
          rest = (middle + 1)..<fitting
        }
      }
      return
    }
  }

  /// Makes an attempt, and keeps it if it is small enough.
  private mutating func fits(level: Int, scale: Double) throws(ExportError) -> Bool {
    guard let renderer = scale < 1 ? exporter.renderer.rescaled(by: scale) : exporter.renderer
    else { return false }
    var options = exporter.options
    options.gif.lower(to: level)
    let attempt = Exporter(renderer, options: options)
    do {
      var (file, output) = try attempt.prepare(Output(path: path, kind: .animation(.gif)))
      smallest = min(smallest ?? .max, file.byteCount)
      guard file.byteCount <= limit else {
        output.discard()
        return false
      }
      let changes = options.gif.changes(from: exporter.options.gif)
        + (scale < 1 ? ["scale × \(scale)"] : [])
      if !changes.isEmpty {
        file.notes.append("to stay under \(limit) bytes: \(changes.joined(separator: ", "))")
      }
      // The search goes from worse to better.
      best?.output.discard()
      best = (file, output)
      return true
    } catch {
      switch error {
      case .codec(.tooManyColors, _), .codec(.softPixels, _):
        // A smaller picture may have fewer.
        refusal = refusal ?? error
        return false
      default: throw error
      }
    }
  }
}

extension Exporter {
  /// Writes a GIF that is not larger than a limit, in bytes.
  ///
  /// - Returns: the file, with a note on what was lowered; or the size of the smallest attempt if none was small
  ///   enough. Then nothing is written.
  /// - Throws: also `tooManyColors` and `softPixels` if the options ask for an exact file and no attempt is exact.
  package func write(
    gif path: String, limit: Int
  ) throws(ExportError) -> Result<WrittenFile, SizeLimitMissed> {
    var search = SizeSearch(path: path, exporter: self, limit: limit)
    return try search.run()
  }
}

/// No attempt was small enough.
package struct SizeLimitMissed: Error, Hashable, Sendable {
  /// Bytes of the smallest attempt.
  package let smallest: Int
}

extension GIFOptions {
  /// Lowers the quality and allows more loss. Settings that are lower already stay.
  fileprivate mutating func lower(to level: Int) {
    guard level > 0 else { return }
    quality = min(quality, 80 - 4 * level)
    lossy = max(lossy, 8 * level)
  }

  fileprivate func changes(from options: GIFOptions) -> [String] {
    (quality < options.quality ? ["quality \(quality)"] : [])
      + (lossy > options.lossy ? ["lossy \(lossy)"] : [])
  }
}

extension Range<Int> {
  fileprivate var middle: Int? { isEmpty ? nil : (lowerBound + upperBound) / 2 }
}
