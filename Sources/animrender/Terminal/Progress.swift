import AnimPrimitives

/// A progress bar on a terminal.
struct Progress {
  private let console: Console
  private let total: Int
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastShown: ContinuousClock.Instant?

  init(_ console: Console, total: Int) {
    self.console = console
    self.total = max(total, 1)
    start = clock.now
  }

  var elapsedSeconds: Double { (clock.now - start).seconds }

  mutating func show(_ done: Int) {
    guard console.isTerminal, !console.isQuiet, !console.printsJSON else { return }
    let now = clock.now
    if let lastShown, (now - lastShown).seconds < 0.05, done < total { return }
    lastShown = now
    let elapsed = (now - start).seconds
    let rate = elapsed > 0 ? Double(done) / elapsed : 0
    let left = rate > 0 ? Double(total - done) / rate : 0
    let width = 24
    let filled = width * done / total
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    console.writeProgress(
      "\r\u{1B}[K\(bar) \(done)/\(total) frames · \(Int(rate)) frames/s · \(left.shortSeconds) left"
    )
  }

  /// Erases the bar.
  func clear() {
    guard lastShown != nil else { return }
    console.writeProgress("\r\u{1B}[K")
  }
}

extension Double {
  /// Such as `0.42 s` or `12 s`.
  var shortSeconds: String {
    self < 10 ? "\(rounded(places: 2)) s" : "\(Int(self)) s"
  }
}
