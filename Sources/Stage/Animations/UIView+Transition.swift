import AnimMotion

extension UIView {
  /// Dissolves the old texts of labels into those that a closure sets. The changes themselves take no time.
  ///
  /// Other changes jump. Flips and curls are not supported.
  ///
  /// - Parameters:
  ///   - view: a label, or a view with labels.
  ///   - duration: seconds.
  ///   - options: `transitionCrossDissolve`; without a transition the closure runs and the completion follows at once.
  ///   - animations: sets the new texts.
  ///   - completion: runs at the end of the dissolve, with false if it was removed.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let recorder = Recorder.current
    guard duration.isFinite else {
      recorder.fault(transitionCall, "must have a finite number of seconds, found \(duration)")
      return
    }
    guard let kind = options.transition else {
      recorder.fault(
        transitionCall, "must have the option transitionCrossDissolve, found another one")
      return
    }
    let isDissolved =
      kind == .crossDissolve && duration > 0 && recorder.areAnimationsEnabled
      && view.layer.isOnStage
    let labels = isDissolved ? view.labels : []
    let texts = labels.map(\.text)
    recorder.within(.still) { animations?() }
    let changed = zip(labels, texts).filter { $0.text != $1 && $0.layer.isOnStage }.map(\.0)
    if isDissolved, changed.isEmpty {
      recorder.note("\(transitionCall) changes no text of a label, so that nothing dissolves")
    }
    let number = recorder.live.openWait(of: isDissolved ? duration : 0)
    recorder.transactions.join(number)
    for label in changed { label.crossFade = (duration, number) }
    let call = "a completion of UIView.transition"
    recorder.endKinds[number] = call
    recorder.completions[number] = recorder.following(call) { finished in
      for label in changed where label.crossFade?.transition == number { label.crossFade = nil }
      completion?(finished)
    }
  }

  private static let transitionCall = "transition(with:duration:options:animations:completion:)"

  /// The view and the views in it that are labels.
  private var labels: [UILabel] {
    [self as? UILabel].compactMap { $0 } + subviews.flatMap(\.labels)
  }
}

extension UIView.AnimationOptions {
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)

  fileprivate enum Transition {
    case none, crossDissolve
  }

  /// nil for a transition that is not supported.
  fileprivate var transition: Transition? {
    switch (rawValue >> 20) & 7 {
    case 0: Transition.none
    case 5: .crossDissolve
    default: nil
    }
  }
}
