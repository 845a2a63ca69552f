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
  /// What the canvas shows there before the first of them.
  private(set) var base: PixelView
  private(set) var frameCount = 0

  /// The rows that are looked at, each as long as the area is wide.
  private var rows: [Row] = []
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

  private struct Row {
    var pixels: [UInt32]
    /// Runs of what differs from the base, and changes of colour of the base there.
    var restoredCount = 0
    var coveredCount = 0
  }

  private static let step = 8
  /// The area's sides are multiples of this, so that it does not grow with every frame.
  private static let grid = 64
  /// Pixels of the largest area that is watched: what changes half a canvas of HD video passes over nothing.
  private static let largestArea = 1 << 20
  /// A gain below is none, in runs of the rows that are looked at.
  private static let leastGain = 16
  /// Of the runs as they are usually drawn; a chain then counts them better.
  private static let leastShare = 6

  /// Watches from a change on, which is not yet applied to the tracker's canvas.
  init?(start: Int, change: TrackedChange, _ tracker: ChangeTracker) {
    guard let canvas = IntRect(width: tracker.width, height: tracker.height),
      let area = Self.area(around: change.rect, in: canvas), area.area <= Self.largestArea
    else { return nil }
    self.start = start
    self.canvas = canvas
    self.area = area
    // A copy: the tracker's canvas, of which this is a part, is written to after this.
    base = tracker.refreshed(area).pixels.copy(width: area.width, height: area.height)
    watchRows(tracker)
    append(change, tracker)
  }

  private static func area(around rect: IntRect, in canvas: IntRect) -> IntRect? {
    let left = rect.x / grid * grid
    let top = rect.y / grid * grid
    let right = min((rect.maxX + grid - 1) / grid * grid, canvas.maxX)
    let bottom = min((rect.maxY + grid - 1) / grid * grid, canvas.maxY)
    return IntRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension RestoreWatch {
  /// Whether the frames so far, drawn over the base, look worth it.
  var isWorthwhile: Bool {
    coversDetail && gain > max(Self.leastGain, usualCount / Self.leastShare)
  }

  /// Whether it may become worth it: what is behind can be caught up by not drawing the base again.
  var isPromising: Bool { !isTooLarge && bestGain - gain <= coveredCount }

  /// Takes the next frame's change, which is not yet applied to the tracker's canvas.
  mutating func append(_ change: TrackedChange, _ tracker: ChangeTracker) {
    frameCount += 1
    if !area.contains(change.rect) { grow(change.rect, tracker) }
    guard !isTooLarge else { return }
    let usual = update(with: change)
    let restored = rows.reduce(0) { $0 + $1.restoredCount }
    coveredCount = rows.reduce(0) { $0 + $1.coveredCount }
    coversDetail = coversDetail || coveredCount > restored
    usualCount += usual
    gain += usual - restored
    bestGain = max(bestGain, gain)
  }

  private mutating func grow(_ rect: IntRect, _ tracker: ChangeTracker) {
    guard let needed = Self.area(around: area.union(rect), in: canvas),
      needed.area <= Self.largestArea
    else {
      isTooLarge = true
      return
    }
    // What grows goes on growing, and each time all is copied: there is room for it to double.
    let roomy = IntRect(
      x: needed.x - needed.width / 2, y: needed.y - needed.height / 2,
      width: needed.width * 2, height: needed.height * 2
    )?.intersection(canvas).flatMap { Self.area(around: $0, in: canvas) }
    let larger = roomy.flatMap { $0.area <= Self.largestArea ? $0 : nil } ?? needed
    var all = tracker.refreshed(larger).pixels.copy(width: larger.width, height: larger.height)
    all.replace(area.x - larger.x, area.y - larger.y, area.width, area.height, with: base)
    area = larger
    base = all
    watchRows(tracker)
  }

  private mutating func watchRows(_ tracker: ChangeTracker) {
    let pixels = tracker.refreshed(area).pixels
    rows = stride(from: 0, to: area.height, by: Self.step).map { y in
      Row(pixels: pixels.moved(0, y).copy(width: area.width, height: 1).pixels)
    }
    for number in rows.indices {
      let counts = counts(number, rows[number].pixels)
      rows[number].restoredCount = counts.restored
      rows[number].coveredCount = counts.covered
    }
  }

  /// Draws a change into the rows.
  ///
  /// - Returns: the runs that it has in them.
  private mutating func update(with change: TrackedChange) -> Int {
    let rect = change.rect
    var reader = RunReader()
    var usual = 0
    for number in rows.indices {
      let y = area.y + number * Self.step - rect.y
      guard (0..<rect.height).contains(y) else { continue }
      let first = y * rect.width
      let left = rect.x - area.x - first
      var pixels = rows[number].pixels
      var isChanged = false
      reader.forEachChange(in: first..<(first + rect.width), of: change.runs) { places, color in
        isChanged = true
        var span = pixels.mutableSpan
        span.fill((places.lowerBound + left)..<(places.upperBound + left), with: color)
      }
      guard isChanged else { continue }
      let counts = counts(number, pixels)
      rows[number] = Row(
        pixels: pixels, restoredCount: counts.restored, coveredCount: counts.covered)
      usual += counts.usual
    }
    return usual
  }

  /// Of a row that is to show other pixels the runs of what differs from now and of what differs from the
  /// base, and how often the base's colour changes there.
  private func counts(
    _ number: Int, _ pixels: [UInt32]
  ) -> (usual: Int, restored: Int, covered: Int) {
    let shown = rows[number].pixels
    let row = RowPair(pixels.span, from: 0, over: shown.span, from: 0, count: area.width)
    // A gradient's colours may change from row to row alone.
    let below = number * Self.step + 1 < area.height ? base.stride : 0
    return row.turns(
      over: base.pixels.span, from: base.start + number * Self.step * base.stride, below: below)
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
