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
  /// The order of adding, in which links tick at one time.
  private var order = 0
  private var entry: Agenda.Ticket?
  public var isPaused = false {
    didSet { if oldValue != isPaused { isPaused ? drop() : skip() } }
  }

  public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard recorder == nil else { return }
    let current = Recorder.current
    recorder = current
    order = current.displayLinkCount
    current.displayLinkCount += 1
    skip()
  }

  public func invalidate() {
    drop()
    recorder = nil
  }

  /// The time of the last tick, in seconds.
  public var timestamp: CFTimeInterval { last / rate }
  /// The time of the next one.
  public var targetTimestamp: CFTimeInterval { (last + 1) / rate }
  public var duration: CFTimeInterval { 1 / rate }

  private var rate: Double { recorder?.refreshRate ?? 60 }

  private func drop() {
    if let entry { recorder?.ticks.remove(entry) }
    entry = nil
  }

  /// Continues at the next multiple after the present.
  private func skip() {
    guard let recorder else { return }
    next = ((recorder.time + Recorder.tolerance) * rate).rounded(.down) + 1
    schedule()
  }

  private func schedule() {
    guard let recorder, !isPaused else { return }
    entry = recorder.ticks.add(at: next / rate, order: order, kind: "CADisplayLink", repeats: true)
    {
      [self] in
      last = next
      next += 1
      schedule()
      handler(self)
    }
  }
}
