import Primitives

/// A frame as what it changes: the smallest rectangle, and its pixels as runs.
struct FrameDelta: Sendable {
  /// Number of the frame among those that were given, for messages.
  var number: Int
  var rect: IntRect
  /// Covers the rectangle, row by row.
  var runs: [ColorRun]
  /// The runs' colours: opaque pixels, or 0 for transparent ones.
  var colors: [UInt32]
  /// Beside the colours: how many changed pixels have them.
  var counts: [Int]
  /// In 1/100 s.
  var duration: Int
  var disposal = DisposalMethod.keep
  /// Whether dithering pays.
  var hasContinuousTone: Bool
  /// Whether it has to be exact, and can be.
  var isExact: Bool
  /// Whether it draws again what earlier frames may have left inexact; all its pixels count as changed.
  var isRefresh = false
  /// Whether it is the first, and some of the canvas around it is clear or becomes so.
  var leavesClear = false

  /// Whether the image is to have a transparent colour even if none of its pixels has it: without one some readers
  /// (ffmpeg, Pillow) fill with the table's first colour what is clear around it, or becomes so after it.
  var needsTransparent: Bool { leavesClear || disposal == .background }

  /// Whether a transparent colour is needed, or some pixels are clear or stay as they are.
  var hasTransparent: Bool {
    needsTransparent || runs.contains { !$0.isChanged }
      || colors.indices.contains { colors[$0] == 0 && counts[$0] > 0 }
  }
}

extension FrameDelta {
  /// A frame that draws nothing: the first pixel of a rectangle, which stays as it is.
  static func unchanged(_ rect: IntRect, color: UInt32) -> FrameDelta {
    guard let pixel = IntRect(x: rect.x, y: rect.y, width: 1, height: 1) else {
      preconditionFailure("a pixel is a rectangle")
    }
    return FrameDelta(
      number: 0, rect: pixel, runs: [ColorRun(color: 0, length: 1, isChanged: false)],
      colors: [color], counts: [0], duration: 0, hasContinuousTone: false, isExact: true)
  }

  /// Makes the rectangle larger; what is added stays as it is.
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

  /// What of it lies in an area.
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
    var pen = RectRowWalker(rect.inside(rect), width: rect.width)
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

  /// The same with other runs.
  ///
  /// - Parameter bands: of consecutive rows, together all of the rectangle.
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

  /// Several frames where it is shown longer than an image can be; the later ones change nothing, or draw
  /// again what was disposed of. So too where it is cleared, and draws as many colours as a table may have, which
  /// leave no index for the transparent one that this needs: another frame then does it, if there is time for one.
  ///
  /// - Parameters:
  ///   - longest: that an image can be shown, in 1/100 s.
  ///   - maxColors: that a table may have.
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
        // What becomes of the whole rectangle in the end is the last part's to do.
        part.extend(to: rect)
      }
      result.append(part)
    }
    return result
  }

  /// What is shown for less, in 1/100 s, players show for longer.
  private static let shortestDelay = 2

  /// Opaque colours that changed pixels have.
  var drawnColors: [UInt32] {
    colors.indices.filter { colors[$0] != 0 && counts[$0] > 0 }.map { colors[$0] }
  }

  /// - Parameter color: number of the colour that the pixel has and keeps.
  private mutating func drawNothing(in pixel: IntRect, _ color: UInt32) {
    rect = pixel
    isRefresh = false
    runs = [ColorRun(color: Int(color), length: 1, isChanged: false)]
    counts = Array(repeating: 0, count: colors.count)
  }
}
