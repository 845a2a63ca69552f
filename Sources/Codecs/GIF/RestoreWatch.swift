import Primitives

/// Watches, in every eighth row, whether drawing frames over what was before them would pay.
///
/// That must be cheap, because in most animations it would not. So what runs there would be is only
/// counted; frames are drawn over the base by a `RestoreChain`, once that looks worth it.
struct RestoreWatch {
  /// Where among the frames that wait its first one is.
  let start: Int
  /// The part of the canvas that is watched: all that the frames have changed, and some around it.
  private(set) var area: IntRect
  private(set) var frameCount = 0

  /// What the canvas shows before the first of the frames: the base.
  private var base: CanvasSnapshot
  /// The rows that are looked at.
  private var rows: [Row]
  private let canvas: IntRect
  private var isTooLarge = false

  /// Runs of the frames so far, as they are usually drawn, and how many fewer they are over the base.
  private var usualCount = 0
  private var gain = 0
  private var bestGain = 0
  /// Changes of colour of the base where the last frame covers it.
  private var coveredCount = 0
  /// Whether a frame has covered much detail: a flat page costs little to draw again.
  private var coversDetail = false

  /// As long as the area is wide; empty until something in it changes.
  private struct Row {
    var pixels: [UInt32] = []
    /// The base's, and of its next row: a gradient's colours may change from row to row alone.
    var base: [UInt32] = []
    /// Runs of what differs from the base, and changes of colour of the base there.
    var restoredCount = 0
    var coveredCount = 0
  }

  private static let step = 8
  /// Pixels of the largest area that is watched: what changes half a canvas of HD video passes over nothing.
  private static let largestArea = 1 << 20
  /// A gain below is none, in runs of the rows that are looked at.
  private static let leastGain = 16
  /// Of the runs as they are usually drawn; a chain then counts them better.
  private static let leastShare = 6

  /// Watches from a change on, which is not yet applied to the tracker's canvas.
  init?(start: Int, change: TrackedChange, _ tracker: ChangeTracker) {
    base = CanvasSnapshot(width: tracker.width, height: tracker.height)
    guard let canvas = IntRect(width: tracker.width, height: tracker.height),
      let area = base.grid.rect(around: change.rect), area.area <= Self.largestArea
    else { return nil }
    self.start = start
    self.canvas = canvas
    self.area = area
    rows = Self.rows(of: area)
    append(change, tracker)
  }

  private static func rows(of area: IntRect) -> [Row] {
    Array(repeating: Row(), count: (area.height + step - 1) / step)
  }
}

extension RestoreWatch {
  /// Whether the frames so far, drawn over the base, look worth it.
  var isWorthwhile: Bool {
    coversDetail && gain > max(Self.leastGain, usualCount / Self.leastShare)
  }

  /// Whether it may become worth it: what is behind can be caught up by not drawing the base again.
  var isPromising: Bool { !isTooLarge && bestGain - gain <= coveredCount }

  /// What the area showed before the first of the frames.
  ///
  /// - Parameter tracker: whose canvas all of them were applied to.
  func basePixels(_ tracker: ChangeTracker) -> PixelView {
    base.pixels(in: area, of: tracker.canvas)
  }

  /// Takes the next frame's change, which is not yet applied to the tracker's canvas.
  mutating func append(_ change: TrackedChange, _ tracker: ChangeTracker) {
    frameCount += 1
    if !area.contains(change.rect) { grow(change.rect, tracker) }
    guard !isTooLarge else { return }
    base.keep(change.rect, of: tracker.canvas)
    let usual = update(with: change, tracker)
    let restored = rows.reduce(0) { $0 + $1.restoredCount }
    coveredCount = rows.reduce(0) { $0 + $1.coveredCount }
    coversDetail = coversDetail || coveredCount > restored
    usualCount += usual
    gain += usual - restored
    bestGain = max(bestGain, gain)
  }

  private mutating func grow(_ rect: IntRect, _ tracker: ChangeTracker) {
    guard let needed = base.grid.rect(around: area.union(rect)),
      needed.area <= Self.largestArea
    else {
      isTooLarge = true
      return
    }
    // What grows goes on growing, and each time its rows are copied: there is room for it to double.
    let roomy = IntRect(
      x: needed.x - needed.width / 2, y: needed.y - needed.height / 2,
      width: needed.width * 2, height: needed.height * 2
    )?.intersection(canvas).flatMap(base.grid.rect(around:))
    let old = area
    area = roomy.flatMap { $0.area <= Self.largestArea ? $0 : nil } ?? needed
    let oldRows = rows
    rows = Self.rows(of: area)
    for (number, row) in oldRows.enumerated() where !row.pixels.isEmpty {
      watchRow(number + (old.y - area.y) / Self.step, tracker)
    }
  }

  /// Begins to look at a row as it is.
  private mutating func watchRow(_ number: Int, _ tracker: ChangeTracker) {
    let y = area.y + number * Self.step
    let height = min(area.maxY - y, 2)
    guard rows[number].pixels.isEmpty,
      let shown = IntRect(x: area.x, y: y, width: area.width, height: 1),
      let before = IntRect(x: area.x, y: y, width: area.width, height: height)
    else { return }
    rows[number].pixels = tracker.refreshed(shown).pixels.copy(width: area.width, height: 1).pixels
    rows[number].base = base.pixels(in: before, of: tracker.canvas).pixels
    let counts = counts(number, rows[number].pixels)
    rows[number].restoredCount = counts.restored
    rows[number].coveredCount = counts.covered
  }

  /// Draws a change into the rows.
  ///
  /// - Returns: the runs that it has in them.
  private mutating func update(with change: TrackedChange, _ tracker: ChangeTracker) -> Int {
    let rect = change.rect
    var reader = RunReader()
    var usual = 0
    var pixels: [UInt32] = []
    let first = (rect.y - area.y + Self.step - 1) / Self.step
    let last = (rect.maxY - 1 - area.y) / Self.step
    for number in first..<max(last + 1, first) {
      let start = (area.y + number * Self.step - rect.y) * rect.width
      let left = rect.x - area.x - start
      var isChanged = false
      reader.forEachChange(in: start..<(start + rect.width), of: change.runs) { places, color in
        if !isChanged {
          isChanged = true
          watchRow(number, tracker)
          pixels.removeAll(keepingCapacity: true)
          pixels.append(contentsOf: rows[number].pixels)
        }
        var span = pixels.mutableSpan
        span.fill((places.lowerBound + left)..<(places.upperBound + left), with: color)
      }
      guard isChanged else { continue }
      let counts = counts(number, pixels)
      swap(&rows[number].pixels, &pixels)
      rows[number].restoredCount = counts.restored
      rows[number].coveredCount = counts.covered
      usual += counts.usual
    }
    return usual
  }

  /// Of a row that is to show other pixels the runs of what differs from now and of what differs from the
  /// base, and how often the base's colour changes there.
  private func counts(
    _ number: Int, _ pixels: [UInt32]
  ) -> (usual: Int, restored: Int, covered: Int) {
    let row = rows[number]
    return RowPair(pixels.span, from: 0, over: row.pixels.span, from: 0, count: area.width)
      .turns(over: row.base.span, from: 0, below: row.base.count - area.width)
  }
}

/// Goes through the runs of a frame, from the first to the last.
private struct RunReader {
  private var run = 0
  /// Pixels of the runs before it.
  private var start = 0

  /// Tells the changed runs that lie in a part of the frame's pixels, which comes after the part before.
  @inline(__always)
  mutating func forEachChange(
    in part: Range<Int>, of runs: ColorRuns, _ body: (Range<Int>, UInt32) -> Void
  ) {
    let all = runs.runs.span
    while start < part.upperBound {
      let end = start &+ all[run].length
      let places = max(start, part.lowerBound)..<max(min(end, part.upperBound), part.lowerBound)
      if all[run].isChanged, !places.isEmpty { body(places, runs.colors[Int(all[run].color)]) }
      guard end <= part.upperBound else { return }
      start = end
      run &+= 1
    }
  }
}
