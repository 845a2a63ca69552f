import Codecs

/// Finds a GIF of at most so many bytes: gives up quality, then losslessness, frames, colours and at last
/// size, along `ladder`, and little more than it takes.
///
/// Sizes fall along the ladder, nearly always. So each attempt's size says where the next one should be,
/// between the last that was too large and the first that was small enough.
///
/// Fewer frames or colours make a file smaller at a stroke. Where that leaves room, a second search gives back
/// quality.
struct SizeSearch {
  /// What one attempt gives up, compared with the scene as it is.
  struct Rung: Hashable, Sendable {
    var quality: Int?
    var lossy = 0
    /// Between frames, in 1/100 s; at most 50 frames a second are shown anyway.
    var shortestDelay = 2
    var colors = 256
    var scale = 1.0
  }

  static let ladder = [
    Rung(),
    Rung(quality: 60),
    Rung(quality: 40),
    Rung(quality: 30, lossy: 30),
    Rung(quality: 30, lossy: 60),
    Rung(quality: 30, lossy: 60, shortestDelay: 4),
    Rung(quality: 20, lossy: 80, shortestDelay: 5, colors: 128),
    Rung(quality: 20, lossy: 80, shortestDelay: 7, colors: 128),
    Rung(quality: 20, lossy: 80, shortestDelay: 7, colors: 128, scale: 0.75),
    Rung(quality: 15, lossy: 100, shortestDelay: 8, colors: 64, scale: 0.5),
    Rung(quality: 10, lossy: 120, shortestDelay: 10, colors: 64, scale: 0.35),
    Rung(quality: 10, lossy: 150, shortestDelay: 12, colors: 32, scale: 0.25),
  ]

  /// Places from one rung to the next.
  static let steps = 4

  let limit: Int
  /// What is given up, more and more.
  private let rungs: [Rung]
  /// The last place that was too large, and the bytes there.
  private(set) var tooLarge: (place: Int, size: Int)?
  /// The first place that was small enough.
  private(set) var fitting: (place: Int, size: Int)?
  /// The fewest bytes of any attempt; nil where none came to its end.
  private(set) var smallest: Int?
  private var attemptCount = 0

  /// So many attempts go where a straight line through the sizes leads; then the rest is halved.
  private static let straightAttempts = 4

  /// - Parameters:
  ///   - limit: bytes.
  ///   - keepsColors: whether no table has fewer colours than without a limit.
  init(limit: Int, keepsColors: Bool = false) {
    self.limit = limit
    rungs = Self.ladder.map { rung in
      var rung = rung
      if keepsColors { rung.colors = 256 }
      return rung
    }
  }

  /// A search before whose first rung all is too large, so far as is known, and whose last is small enough.
  private init(limit: Int, rungs: [Rung], size: Int) {
    self.limit = limit
    self.rungs = rungs
    tooLarge = (-1, .max)
    fitting = ((rungs.count - 1) * Self.steps, size)
    attemptCount = Self.straightAttempts
  }

  /// The search for more quality at what was found, with its frames, colours and scale; nil where there is no
  /// room for it, or quality is all that was given up.
  var refinement: SizeSearch? {
    guard let fitting, !isClose else { return nil }
    let found = rung(at: fitting.place)
    guard found.shortestDelay > 2 || found.colors < 256 || found.scale < 1 else { return nil }
    let better = Self.ladder.filter { $0.shortestDelay == 2 && $0.keepsMore(than: found) }
    let rungs = better.map { rung in
      var rung = rung
      rung.shortestDelay = found.shortestDelay
      rung.colors = found.colors
      rung.scale = found.scale
      return rung
    }
    return SizeSearch(limit: limit, rungs: rungs + [found], size: fitting.size)
  }

  /// The last place.
  var end: Int { (rungs.count - 1) * Self.steps }

  /// A tenth below the limit is close enough.
  private var isClose: Bool {
    fitting.map { $0.size >= limit - limit / 10 || $0.place == 0 } ?? false
  }

  /// Where to try next; nil where no attempt would be better.
  var next: Int? {
    guard let tooLarge else { return fitting == nil ? 0 : nil }
    guard !isClose, tooLarge.place < end else { return nil }
    guard let fitting else { return guess(after: tooLarge) }
    guard fitting.place - tooLarge.place > 1 else { return nil }
    if attemptCount >= Self.straightAttempts || tooLarge.size == .max {
      return (tooLarge.place + fitting.place) / 2
    }
    // On a straight line between both, a little below the limit.
    let wanted = tooLarge.size - (limit - limit / 20)
    let between = max(1, tooLarge.size - fitting.size)
    let place = tooLarge.place + (fitting.place - tooLarge.place) * wanted / between
    return min(max(place, tooLarge.place + 1), fitting.place - 1)
  }

  /// Each rung takes a fifth away, as long as nothing else is known.
  private func guess(after tooLarge: (place: Int, size: Int)) -> Int {
    var (place, size) = tooLarge
    repeat {
      place += Self.steps
      size -= size / 5
    } while size > limit && place < end
    return min(place, end)
  }

  /// The bytes of an attempt, where one that was made gave up the same.
  func knownSize(at place: Int) -> Int? {
    let rung = rung(at: place)
    return [tooLarge, fitting].lazy.compactMap(\.self)
      .first { $0.place >= 0 && self.rung(at: $0.place) == rung }?.size
  }

  /// Takes an attempt's size, in bytes; the greatest number where it has none.
  mutating func record(_ size: Int, at place: Int) {
    attemptCount += 1
    if size < .max { smallest = min(size, smallest ?? size) }
    if size <= limit { fitting = (place, size) } else { tooLarge = (place, size) }
  }

  /// What is given up at a place: between two rungs some of what the later one gives up.
  func rung(at place: Int) -> Rung {
    let from = rungs[place / Self.steps]
    guard place % Self.steps > 0 else { return from }
    let to = rungs[place / Self.steps + 1]
    func between(_ start: Int, _ end: Int) -> Int {
      start + (end - start) * (place % Self.steps) / Self.steps
    }
    let full = GIFOptions().quality
    return Rung(
      quality: between(from.quality ?? full, to.quality ?? full),
      lossy: between(from.lossy, to.lossy),
      shortestDelay: between(from.shortestDelay, to.shortestDelay),
      colors: between(from.colors, to.colors),
      scale: Double(between(Int(from.scale * 100), Int(to.scale * 100))) / 100)
  }
}

extension SizeSearch.Rung {
  /// Whether colours are nearer to the picture than another rung's.
  fileprivate func keepsMore(than other: SizeSearch.Rung) -> Bool {
    guard let limit = other.quality else { return lossy < other.lossy }
    return quality.map { $0 > limit } ?? true || (quality == limit && lossy < other.lossy)
  }

  /// The options with what this rung gives up; what a user asked for is kept where it is less.
  func applied(to options: ExportOptions) -> ExportOptions {
    var options = options
    if let quality { options.gif.quality = min(options.gif.quality, quality) }
    options.gif.lossy = max(options.gif.lossy, lossy)
    options.gif.maxColors = min(options.gif.maxColors, colors)
    if shortestDelay > 2 {
      // A hold of one frame is one of those that are shown where nothing is given up.
      options.range.hold = options.range.heldInHundredths
      options.range.framesPerSecond = min(options.range.framesPerSecond, framesPerSecond)
    }
    return options
  }

  var framesPerSecond: Double { 100 / Double(shortestDelay) }

  /// What options give up with this rung, for people; nil where that is nothing.
  func description(for options: ExportOptions) -> String? {
    let given = applied(to: options)
    var parts: [String] = []
    if given.gif.quality < options.gif.quality { parts.append("quality \(given.gif.quality)") }
    if given.gif.lossy > options.gif.lossy { parts.append("lossy \(given.gif.lossy)") }
    if given.range.framesPerSecond < options.range.framesPerSecond {
      let rate = (framesPerSecond * 10).rounded() / 10
      parts.append("at most \(rate) frames a second")
    }
    if given.gif.maxColors < options.gif.maxColors {
      parts.append("\(given.gif.maxColors) colours")
    }
    if scale < 1 { parts.append("scale × \(scale)") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
