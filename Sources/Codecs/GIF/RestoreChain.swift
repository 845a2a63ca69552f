// Disposal method `previous`: before the next image is drawn, the canvas becomes what it was before this
// one. Where something passes over a detailed page, what it uncovers need not be drawn again.
//
// The canvas that comes back is one that was shown. So there is a chain: a base, and frames after it that
// are all drawn over that base, each disposed of to it. Every frame of a chain can also be drawn as usual,
// over the frame before it, and a chain may end after any frame (which then stays). What both ways cost is
// estimated as frames come; while a chain costs more, it goes on as long as uncovering the base later
// could still pay for it: a card that slides in is dearer for some frames, and cheaper for all after.

import Primitives

/// Consecutive frames that could be drawn over one canvas, each disposed of to it before the next.
struct RestoreChain {
  /// Where among the frames that wait its first one is.
  let start: Int
  /// What the frames have changed so far.
  private var rect: IntRect
  /// What the canvas shows there before the first of them.
  private var base: PixelView
  /// As they are drawn over the base.
  private var frames: [DeltaFrame]
  private var runCount: Int

  /// What drawing all frames so far over the base saves, in 1/1024 byte.
  private var gain = 0
  /// What drawing them as usual takes.
  private var usualCost: Int
  /// Of all numbers of frames from 1 on the one that saves most.
  private var best = (count: 1, gain: 0, usualCost: 0)
  /// So many frames can be drawn in no other way.
  private var committedCount = 0

  /// A chain whose frames have more runs ends, which bounds the memory.
  static let runLimit = 1 << 18
  /// What is saved at least: 32 bytes, and a part of what the frames would take as usual: on
  /// flat pages estimates are too good by a sixth.
  private static let leastGain = 32 * 1024
  private static let leastShare = 5

  /// The chain of frames that were watched; nil where one cannot be in it.
  ///
  /// - Parameter waiting: the frames, drawn as usual.
  init?(
    _ watch: RestoreWatch, _ waiting: ArraySlice<DeltaFrame>, _ tracker: ChangeTracker,
    maxColors: Int
  ) {
    guard let first = waiting.first else { return nil }
    start = watch.start
    rect = watch.area
    base = watch.basePixels(tracker)
    frames = [first]
    runCount = first.runs.count
    usualCost = Self.cost(of: first.runs)
    var shown = base.copy(width: rect.width, height: rect.height)
    shown.draw(first, on: rect)
    for frame in waiting.dropFirst() {
      shown.draw(frame, on: rect)
      guard frame.colors.count < ColorRuns.exactColors,
        let option = option(toShow: shown, in: rect, over: base, tracker, maxColors: maxColors)
      else { return nil }
      append(option, usual: frame)
    }
  }

  /// How the next frame can be drawn.
  struct Option {
    /// What the chain will have changed, and what the base has there.
    fileprivate var rect: IntRect
    fileprivate var base: PixelView
    /// What differs from the base.
    fileprivate var frame: DeltaFrame
    fileprivate var cost: Int
    /// What drawing all of the base again would take.
    fileprivate var baseCost: Int
  }
}

// MARK: - Going on

extension RestoreChain {
  /// The next frame over the base; nil where something would have to become transparent, or there are too
  /// many runs or colours.
  ///
  /// - Parameters:
  ///   - change: from the frame before, which the tracker's canvas shows.
  ///   - maxColors: that the frame may have.
  func option(for change: TrackedChange, _ tracker: ChangeTracker, maxColors: Int) -> Option? {
    let area = rect.union(change.rect)
    var base = base
    if area != rect {
      let old = base
      base = tracker.refreshed(area).pixels.copy(width: area.width, height: area.height)
      base.replace(rect.x - area.x, rect.y - area.y, rect.width, rect.height, with: old)
    }
    let wanted = tracker.wanted(after: change, in: area).pixels
      .copy(width: area.width, height: area.height)
    return option(toShow: wanted, in: area, over: base, tracker, maxColors: maxColors)
  }

  /// - Parameter wanted: what is to be shown in the area, whose rows follow each other.
  private func option(
    toShow wanted: PixelView, in area: IntRect, over base: PixelView, _ tracker: ChangeTracker,
    maxColors: Int
  ) -> Option? {
    guard let over = Change(to: wanted, in: area, over: base) else {
      return Option(
        rect: area, base: base, frame: .unchanged(area, color: wanted.first), cost: 0, baseCost: 0)
    }
    guard over.cleared == nil else { return nil }
    let before = base.moved(over.rect.x - area.x, over.rect.y - area.y)
    let runs = tracker.runs(of: over, over: before)
    guard runs.counts.count(where: { $0 > 0 }) <= maxColors, runs.runs.count <= Self.runLimit
    else { return nil }
    let uncovered = ColorRuns(
      of: Change(rect: over.rect, pixels: before), over: over.pixels, flatColors: [])
    return Option(
      rect: area, base: base, frame: DeltaFrame(over.rect, runs), cost: Self.cost(of: runs.runs),
      baseCost: Self.cost(of: uncovered.runs))
  }

  /// Adds a frame that can be drawn in two ways.
  ///
  /// - Parameter usual: as it is drawn over the frame before it.
  mutating func append(_ option: Option, usual: DeltaFrame) {
    let cost = Self.cost(of: usual.runs)
    usualCost += cost
    gain += cost - option.cost
    add(option, like: usual)
    if gain > best.gain { best = (frames.count, gain, usualCost) }
  }

  /// Adds a frame that is drawn over the base and can no more be drawn otherwise.
  ///
  /// - Parameter frame: what is to be known of it beside its pixels.
  /// - Returns: what is drawn.
  mutating func commit(_ option: Option, like frame: DeltaFrame) -> DeltaFrame {
    add(option, like: frame)
    committedCount = frames.count
    best = (frames.count, gain, usualCost)
    return frames[frames.count - 1]
  }

  /// Whether a frame, and those before it, are better drawn over the base.
  ///
  /// - Parameter usual: the frame's runs in the other way.
  func isBetter(_ option: Option, than usual: [ColorRun]) -> Bool {
    gain + Self.cost(of: usual) > option.cost
  }

  /// Whether more frames can make up for what the chain costs.
  ///
  /// - Parameter option: that was added last.
  func isPromising(_ option: Option) -> Bool {
    best.gain - gain <= option.baseCost && runCount <= Self.runLimit
  }

  private mutating func add(_ option: Option, like frame: DeltaFrame) {
    rect = option.rect
    base = option.base
    var drawn = option.frame
    drawn.number = frame.number
    drawn.duration = frame.duration
    drawn.hasContinuousTone = frame.hasContinuousTone
    drawn.isExact = frame.isExact
    frames.append(drawn)
    runCount += drawn.runs.count
  }

  /// What runs take, in 1/1024 byte. Unchanged runs are one.
  private static func cost(of runs: [ColorRun]) -> Int {
    var sum = 0
    var unchanged = 0
    for run in runs {
      guard run.isChanged else {
        unchanged &+= run.length
        continue
      }
      if unchanged > 0 { sum &+= StringSearch.estimate(ofRun: unchanged) }
      unchanged = 0
      sum &+= StringSearch.estimate(ofRun: run.length)
    }
    return sum
  }
}

// MARK: - Ending

extension RestoreChain {
  /// The chain's first frames as they are to be drawn, where that pays; the last of them stays.
  ///
  /// - Parameter waiting: the chain's frames as they wait, which know for how long they are shown.
  /// - Returns: beside them whether they can be drawn as usual too.
  func chosen(for waiting: ArraySlice<DeltaFrame>) -> (frames: [DeltaFrame], hasChoice: Bool)? {
    let hasChoice = committedCount == 0
    if hasChoice {
      guard best.gain > max(Self.leastGain, best.usualCost / Self.leastShare) else { return nil }
    }
    var result = Array(frames.prefix(best.count))
    for (place, frame) in zip(result.indices, waiting) {
      result[place].duration = frame.duration
      result[place].disposal = place < result.count - 1 ? .previous : frame.disposal
    }
    return (result, hasChoice)
  }
}

extension PixelView {
  /// Draws a frame into what a rectangle shows, which holds the frame's.
  fileprivate mutating func draw(_ frame: DeltaFrame, on area: IntRect) {
    draw(frame.runs, frame.colors, in: frame.rect.inside(area), onlyChanged: false)
  }
}

extension DeltaFrame {
  /// Number, duration and the like are still to be told.
  fileprivate init(_ rect: IntRect, _ runs: ColorRuns) {
    self.init(
      number: 0, rect: rect, runs: runs.runs, colors: runs.colors, counts: runs.counts, duration: 0,
      hasContinuousTone: false, isExact: false)
  }
}
