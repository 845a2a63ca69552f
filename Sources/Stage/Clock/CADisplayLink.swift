/// Ticks at the rate of the display, at multiples of a frame's duration, and never at 0. Source: CADisplayLink.
///
/// Apple's takes a target and a selector, which only Objective-C has.
@MainActor
public final class CADisplayLink {
  private let handler: (CADisplayLink) -> Void
  private weak var recorder: Recorder?
  /// The number of the next tick since the movie began.
  private var next = 0.0
  private var last = 0.0
  public var isPaused = false {
    didSet { if oldValue, !isPaused { skip() } }
  }

  public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard recorder == nil else { return }
    let current = Recorder.current
    recorder = current
    current.displayLinks.append(self)
    skip()
  }

  public func invalidate() {
    recorder?.displayLinks.removeAll { $0 === self }
    recorder = nil
  }

  /// The time of the last tick, in seconds.
  public var timestamp: CFTimeInterval { last / rate }
  /// The time of the next one.
  public var targetTimestamp: CFTimeInterval { (last + 1) / rate }
  public var duration: CFTimeInterval { 1 / rate }

  private var rate: Double { recorder?.refreshRate ?? 60 }

  /// The time of the next tick; nil while it is paused.
  var nextTick: Double? { isPaused ? nil : next / rate }

  func fire() {
    last = next
    next += 1
    handler(self)
  }

  /// Continues at the next multiple after the present.
  private func skip() {
    guard let recorder else { return }
    next = ((recorder.time + Recorder.tolerance) * rate).rounded(.down) + 1
  }
}
