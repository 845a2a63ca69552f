public import Motion
public import Primitives

// Scenes that Swift builds instead of reading:
//
//     var scene = Scene(
//       size: Size(375, 667),
//       views: [View("card", frame: Rect(x: 37, y: 80, width: 120, height: 80), cornerRadius: 16,
//                    backgroundColor: .black)])
//     scene.steps = [
//       .animate(withDuration: 1.2, timingFunction: { time, duration in time / duration },
//                animations: [PropertyChange("card", .centerY, to: 500)])
//     ]

extension Scene {
  /// A scene with the format's defaults.
  ///
  /// - Parameters:
  ///   - size: points, above 0.
  ///   - views: bottom first, each id once.
  public init(
    size: Size, scale: Double = 1, framesPerSecond: Double = 30, background: Color = .white,
    duration: Double? = nil, hold: Double? = nil, loop: Loop = .forever, views: [View] = [],
    constraints: [ConstraintDeclaration] = [], steps: [Step] = []
  ) {
    self.init(
      size: size, scale: scale, framesPerSecond: framesPerSecond, background: background,
      duration: duration, hold: hold, loop: loop, title: nil, summary: nil, fonts: [:],
      views: views, constraints: constraints, steps: steps, expectations: nil,
      source: SourceText(bytes: [], file: "scene"), warnings: [])
  }
}

extension View {
  /// A view with the format's defaults.
  public init(
    _ id: String, frame: Rect, cornerRadius: Double = 0, backgroundColor: Color? = nil,
    alpha: Double = 1, content: Content = .none, subviews: [View] = []
  ) {
    self.init(
      id: id, content: content, initialValues: Self.defaultValues, gradient: nil,
      maskedCorners: .all, cornerCurve: .circular, clipsToBounds: false, hasFrame: true,
      hasPosition: true, contentHuggingPriority: Size(251, 251),
      contentCompressionResistancePriority: Size(750, 750), subviews: subviews, origin: .unknown)
    self[.centerX] = .number(frame.center.x)
    self[.centerY] = .number(frame.center.y)
    self[.boundsWidth] = .number(frame.width)
    self[.boundsHeight] = .number(frame.height)
    self[.cornerRadius] = .number(cornerRadius)
    self[.backgroundColor] = .color(backgroundColor)
    self[.alpha] = .number(alpha)
  }

  /// A channel's value at time 0; nil where the view has no such channel.
  public subscript(channel: Channel) -> AnimatableValue? {
    get { initialValues[channel] }
    set { initialValues[channel] = newValue }
  }

  /// What a view has where nothing is said.
  static let defaultValues: [Channel: AnimatableValue] = [
    .centerX: 0, .centerY: 0, .boundsWidth: 0, .boundsHeight: 0,
    .anchorPointX: 0.5, .anchorPointY: 0.5, .zPosition: 0,
    .alpha: 1, .isHidden: .flag(false), .backgroundColor: .color(nil),
    .cornerRadius: 0, .borderWidth: 0, .borderColor: .color(.black),
    .shadowColor: .color(.black), .shadowOpacity: 0, .shadowRadius: 3, .shadowOffsetX: 0,
    .shadowOffsetY: -3,
    .translateX: 0, .translateY: 0, .scaleX: 1, .scaleY: 1, .skewX: 0, .skewY: 0,
    .rotate: 0, .rotateX: 0, .rotateY: 0, .perspective: 0, .matrix: .matrix(.identity),
  ]
}

extension Step {
  /// Animates by a timing function of one's own, and goes on with other steps when that is done.
  ///
  /// Source: `+[UIView animateWithDuration:timingFunction:animations:completion:]`, the category that this
  /// project grew out of.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - timingFunction: takes the seconds elapsed and the duration, gives the fraction of the change; it
  ///     must be pure. The end state is exact whatever it gives at the end.
  ///   - animations: properties of one or of several views.
  ///   - completion: steps that start when the animation ends.
  public static func animate(
    withDuration duration: Double, delay: Double = 0,
    timingFunction: @escaping @Sendable (_ time: Double, _ duration: Double) -> Double,
    animations: [PropertyChange], completion: [Step] = []
  ) -> Step {
    Step.animate(
      animations, duration: duration, curve: .function(TimingFunction(timingFunction)), delay: delay
    ).then(completion)
  }
}
