import AnimMotion

/// The stage of a movie: its views and its clock.
@preconcurrency @MainActor
public final class Stage {
  /// The root, as large as the movie.
  public let view: UIView
  /// The finger that touches the views.
  public let finger: Finger
  /// Random numbers, which are the same in each run: `Double.random(in: 0...1, using: &stage.random)`.
  public var random = StageRandom(seed: 1)
  private let recorder: Recorder

  init(_ recorder: Recorder, size: CGSize) {
    self.recorder = recorder
    view = UIWindow(frame: CGRect(origin: .zero, size: size))
    finger = Finger(recorder, root: view)
    recorder.enterRoot(view.layer)
    recorder.stageView = view
  }

  /// Seconds since the movie began.
  public var time: TimeInterval { recorder.time }

  /// Calls a closure after a number of seconds.
  public func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    guard seconds.isFinite else {
      recorder.fault("after(_:_:)", "must have a finite number of seconds")
      return
    }
    let kind = "Stage.after"
    let work = recorder.following(kind) { body() }
    recorder.agenda.add(at: time + max(seconds, 0), kind: kind) { work(()) }
  }

  /// Advances the time by a number of seconds. The program may wait; callbacks may not.
  public func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else {
      recorder.fault("advance(by:)", "must be 0 or more seconds, found \(seconds)")
      return
    }
    recorder.advance(by: seconds)
  }

  /// Advances the time until no animation, timer or touch is left. Endless repetition does not count. The program may
  /// wait; callbacks may not.
  ///
  /// - Parameter limit: the maximum number of seconds, above which the call is an error of the movie.
  public func runUntilIdle(limit: TimeInterval = 60) {
    recorder.runUntilIdle(limit: limit)
  }

  /// Ends the movie now.
  public func end() {
    recorder.live.extendToPresent()
    recorder.hasEnded = true
  }
}

/// A generator of the same random numbers for the same seed. Source: SplitMix64 (Steele, Lea, Flood 2014).
public struct StageRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }
}
