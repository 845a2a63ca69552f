import AnimCodecs
import AnimPrimitives

/// A frame of a group: the rectangle that it changes and its pixels as runs.
struct FrameDelta: Sendable {
  enum Kind: Sendable {
    /// It must be exact and can be.
    case exact
    /// It is exact and draws pixels again that earlier frames may have drawn inexactly; all its pixels count as changed.
    case refresh
    /// It has more colours than a table.
    case inexact
    /// It has more colours than a table, and its pixels keep what is shown: see `SteadyCanvas`.
    case steady
  }

  /// The number of the given frame, for messages.
  var number: Int
  var rect: IntRect
  /// The runs that cover the rectangle, row by row.
  var runs: [ColorRun]
  /// The colours by number: opaque pixels, or 0 for transparent pixels.
  var colors: [UInt32]
  /// By number of the colour: how many changed pixels have it.
  var counts: [Int]
  /// In 1/100 s.
  var duration: Int
  var disposal = DisposalMethod.keep
  /// Whether it has gradients, shadows or images, which dithering improves.
  var hasContinuousTone: Bool
  var kind: Kind
  /// Whether it is the first frame, and part of the canvas around it is clear or becomes clear.
  var leavesClear = false

  var isExact: Bool { kind == .exact || kind == .refresh }

  /// Whether the image needs a transparent index even if none of its pixels has it. Without one, some readers (ffmpeg,
  /// Pillow) fill clear parts of the canvas with the table's first colour.
  var needsTransparent: Bool { leavesClear || disposal == .background }

  /// Whether a transparent index is needed, or some pixels are clear or unchanged.
  var hasTransparent: Bool {
    needsTransparent || runs.contains { !$0.isChanged }
      || colors.indices.contains { colors[$0] == 0 && counts[$0] > 0 }
  }
}

extension FrameDelta {
  /// A frame that draws nothing: its rectangle is one unchanged pixel.
  static func unchanged(_ rect: IntRect, color: UInt32) -> FrameDelta {
    guard let pixel = IntRect(x: rect.x, y: rect.y, width: 1, height: 1) else {
      preconditionFailure("a pixel is a rectangle")
    }
    return FrameDelta(
      number: 0, rect: pixel, runs: [ColorRun(color: 0, length: 1, isChanged: false)],
      colors: [color], counts: [0], duration: 0, hasContinuousTone: false, kind: .exact)
  }

  /// Makes the rectangle larger; the added pixels are unchanged.
  mutating func extend(to larger: IntRect) {
    precondition(larger.contains(rect), "a frame's rectangle only grows")
    let transparent = colors.firstIndex(of: 0) ?? colors.count
    if transparent == colors.count {
      colors.append(0)
      counts.append(0)
    }
    var result: [ColorRun] = []
    func skip(_ length: Int) {
      guard length > 0 else { return }
      result.append(ColorRun(color: transparent, length: length, isChanged: false))
    }
    skip((rect.y - larger.y) * larger.width)
    var x = 0
    for run in runs {
      var rest = run.length
      while rest > 0 {
        if x == 0 { skip(rect.x - larger.x) }
        let count = min(rest, rect.width - x)
        result.append(ColorRun(color: Int(run.color), length: count, isChanged: run.isChanged))
        rest -= count
        x += count
        guard x == rect.width else { continue }
        skip(larger.maxX - rect.maxX)
        x = 0
      }
    }
    skip((larger.maxY - rect.maxY) * larger.width)
    rect = larger
    runs = result
  }

  /// The part of the frame inside an area.
  func part(in area: IntRect) -> FrameDelta {
    guard let part = rect.intersection(area) else {
      var nothing = self
      if let pixel = IntRect(x: area.x, y: area.y, width: 1, height: 1) {
        nothing.drawNothing(in: pixel, 0)
      }
      return nothing
    }
    guard part != rect else { return self }
    let inner = part.inside(rect)
    var kept = RunBuilder()
    var pen = RectRowIterator(rect.inside(rect), width: rect.width)
    for run in runs {
      pen.forEachLine(of: run.length) { places in
        let y = places.lowerBound / rect.width
        guard (inner.y..<inner.maxY).contains(y) else { return }
        let x = places.lowerBound - y * rect.width
        let count = min(x + places.count, inner.maxX) - max(x, inner.x)
        if count > 0 { kept.append(Int(run.color), count, isChanged: run.isChanged) }
      }
    }
    var result = drawing([kept.runs])
    result.rect = part
    return result
  }

  /// The same frame with other runs.
  ///
  /// - Parameter bands: the runs of consecutive rows, which together cover the rectangle.
  func drawing(_ bands: [[ColorRun]]) -> FrameDelta {
    var runs = RunBuilder()
    var counts = Array(repeating: 0, count: counts.count)
    for run in bands.joined() {
      runs.append(Int(run.color), run.length, isChanged: run.isChanged)
      if run.isChanged { counts[Int(run.color)] += run.length }
    }
    var result = self
    result.runs = runs.runs
    result.counts = counts
    return result
  }

  /// Splits a frame whose duration is longer than an image allows; the later parts draw nothing.
  ///
  /// A frame is also split if it is cleared and draws as many colours as a table may have: no index remains for the
  /// transparent colour that clearing requires, so a later part clears, if the duration allows one.
  ///
  /// - Parameters:
  ///   - longest: the longest time for which an image can be shown, in 1/100 s.
  ///   - maxColors: the maximum number of colours in a table.
  func split(longest: Int, maxColors: Int) -> [FrameDelta] {
    let clearsLater =
      disposal == .background && isExact && drawnColors.count >= maxColors
      && duration >= 2 * Self.shortestDelay
    let longest = clearsLater ? min(longest, duration - Self.shortestDelay) : longest
    guard duration > longest, let first = runs.first,
      let pixel = IntRect(x: rect.x, y: rect.y, width: 1, height: 1)
    else { return [self] }
    var result: [FrameDelta] = []
    var rest = duration
    while rest > 0 {
      var part = self
      let isTooLittle = rest > longest && rest - longest < Self.shortestDelay
      part.duration = isTooLittle ? longest - Self.shortestDelay : min(rest, longest)
      rest -= part.duration
      if disposal == .background, rest > 0 { part.disposal = .keep }
      if !result.isEmpty { part.drawNothing(in: pixel, first.color) }
      if part.disposal == .background, part.rect != rect {
        // The last part clears the whole rectangle.
        part.extend(to: rect)
      }
      result.append(part)
    }
    return result
  }

  /// The shortest delay that players respect, in 1/100 s.
  private static let shortestDelay = 2

  /// The opaque colours of changed pixels.
  var drawnColors: [UInt32] {
    colors.indices.filter { colors[$0] != 0 && counts[$0] > 0 }.map { colors[$0] }
  }

  /// - Parameter color: the number of the colour that the pixel keeps.
  private mutating func drawNothing(in pixel: IntRect, _ color: UInt32) {
    rect = pixel
    if kind == .refresh { kind = .exact }
    runs = [ColorRun(color: Int(color), length: 1, isChanged: false)]
    counts = Array(repeating: 0, count: colors.count)
  }
}
