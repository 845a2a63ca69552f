import Motion

/// The stage of a movie: its views and its clock.
@MainActor
public final class Stage {
  /// The root, as large as the movie.
  public let view: UIView
  /// The finger that touches the views.
  public let finger: Finger
  private let recorder: Recorder

  init(_ recorder: Recorder, size: CGSize) {
    self.recorder = recorder
    view = UIWindow(frame: CGRect(origin: .zero, size: size))
    finger = Finger(recorder, root: view)
    recorder.enterRoot(view.layer)
  }

  /// Seconds since the movie began.
  public var time: TimeInterval { recorder.time }

  /// Calls a closure after a number of seconds.
  public func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    guard seconds.isFinite else {
      recorder.fault("after(_:_:)", "takes a finite number of seconds")
      return
    }
    recorder.agenda.add(at: time + max(seconds, 0), kind: "Stage.after", body)
  }

  /// Lets a number of seconds pass, from within the program of the movie. Callbacks cannot wait.
  public func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else {
      recorder.fault("advance(by:)", "takes 0 or more seconds, not \(seconds)")
      return
    }
    recorder.advance(by: seconds)
  }

  /// Ends the movie now.
  public func end() {
    recorder.live.extendToPresent()
    recorder.hasEnded = true
  }
}
