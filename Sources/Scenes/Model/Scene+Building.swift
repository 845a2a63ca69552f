import AnimDocuments
public import AnimMotion
public import AnimPrimitives

// Building scenes in Swift:
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
  /// A scene with default settings.
  ///
  /// - Parameters:
  ///   - size: points, above 0.
  ///   - views: bottom first; ids must be unique.
  public init(
    size: Size, scale: Double = 1, framesPerSecond: Double = 30, background: Color = .white,
    duration: Double? = nil, hold: Double? = nil, loop: Loop = .forever, views: [View] = [],
    constraints: [ConstraintDeclaration] = [], steps: [Step] = []
  ) {
    self.init(
      size: size, scale: scale, framesPerSecond: framesPerSecond, background: background,
      duration: duration, hold: hold, loop: loop, title: nil, summary: nil, fonts: [:],
      views: views, constraints: constraints, steps: steps,
      sources: SourceMap(SourceFile(name: "scene", bytes: [])), warnings: [])
  }
}

extension View {
  /// A view with default properties. A label's text, an image's source and a shape's path are empty; set them with the
  /// subscript: `view[.text] = .text("Hello")`.
  ///
  /// - Parameter frame: points, in the superview.
  public init(
    _ id: String, frame: Rect, cornerRadius: Double = 0, backgroundColor: Color? = nil,
    alpha: Double = 1, content: Content = .none, subviews: [View] = []
  ) {
    self.init(
      id: id, content: content,
      initialValues: ChannelValues(defaults: content.type.defaultValues), gradient: nil,
      maskedCorners: .all, cornerCurve: .circular, clipsToBounds: false, isDoubleSided: true,
      hasSize: true, hasPosition: true, contentHuggingPriority: Size(251, 251),
      contentCompressionResistancePriority: Size(750, 750), subviews: subviews, origin: .unknown)
    self[.centerX] = .number(frame.center.x)
    self[.centerY] = .number(frame.center.y)
    self[.boundsWidth] = .number(frame.width)
    self[.boundsHeight] = .number(frame.height)
    self[.cornerRadius] = .number(cornerRadius)
    self[.backgroundColor] = .color(backgroundColor)
    self[.alpha] = .number(alpha)
  }

  /// A label.
  ///
  /// - Parameters:
  ///   - frame: points, in the superview.
  ///   - fontSize: points, above 0.
  public static func label(
    _ id: String, _ text: String, frame: Rect, fontSize: Double = LabelContent.defaultFontSize,
    textColor: Color = .black, content: LabelContent = LabelContent()
  ) -> View {
    var view = View(id, frame: frame, content: .label(content))
    view[.text] = .text(text)
    view[.fontSize] = .number(fontSize)
    view[.textColor] = .color(textColor)
    return view
  }

  /// An image view.
  ///
  /// - Parameters:
  ///   - source: a path relative to `AssetSource.directory`, or a `data:` URL; PNG.
  ///   - frame: points, in the superview.
  public static func image(
    _ id: String, source: String, frame: Rect, content: ImageContent = ImageContent()
  ) -> View {
    var view = View(id, frame: frame, content: .image(content))
    view[.imageSource] = .text(source)
    return view
  }

  /// A shape view.
  ///
  /// - Parameters:
  ///   - path: points, in the view.
  ///   - frame: points, in the superview.
  ///   - fillColor: nil for none.
  ///   - strokeColor: nil for none.
  ///   - lineWidth: points, 0 or more.
  public static func shape(
    _ id: String, _ path: Path, frame: Rect, fillColor: Color? = .black, strokeColor: Color? = nil,
    lineWidth: Double = 1, content: ShapeContent = ShapeContent()
  ) -> View {
    var view = View(id, frame: frame, content: .shape(content))
    view[.path] = .path(path)
    view[.fillColor] = .color(fillColor)
    view[.strokeColor] = .color(strokeColor)
    view[.lineWidth] = .number(lineWidth)
    return view
  }

  /// A channel's value at time 0; nil if the view does not have the channel.
  public subscript(channel: Channel) -> AnimatableValue? {
    get { initialValues[channel] }
    set { initialValues[channel] = newValue }
  }
}

extension LabelContent {
  /// Points.
  public static let defaultFontSize = 17.0
}

extension ViewType {
  /// Every channel of a view of this type, with its default value.
  var defaultValues: [Channel: AnimatableValue] {
    switch self {
    case .view: Self.viewValues
    case .label: Self.labelValues
    case .image: Self.imageValues
    case .shape: Self.shapeValues
    }
  }

  private static let viewValues: [Channel: AnimatableValue] = [
    .centerX: 0, .centerY: 0, .boundsWidth: 0, .boundsHeight: 0,
    .anchorPointX: 0.5, .anchorPointY: 0.5, .zPosition: 0,
    .alpha: 1, .isHidden: .flag(false), .backgroundColor: .color(nil),
    .cornerRadius: 0, .borderWidth: 0, .borderColor: .color(.black),
    .shadowColor: .color(.black), .shadowOpacity: 0, .shadowRadius: 3, .shadowOffsetX: 0,
    .shadowOffsetY: -3,
    .translateX: 0, .translateY: 0, .scaleX: 1, .scaleY: 1, .skewX: 0, .skewY: 0,
    .rotate: 0, .rotateX: 0, .rotateY: 0, .perspective: 0, .matrix: .matrix(.identity),
  ]

  private static let labelValues = viewValues.merging([
    .text: .text(""), .value: 0, .fontSize: .number(LabelContent.defaultFontSize),
    .textColor: .color(.black),
  ]) { $1 }

  private static let imageValues = viewValues.merging([.imageSource: .text("")]) { $1 }

  private static let shapeValues = viewValues.merging([
    .path: .path(Path()), .fillColor: .color(.black), .strokeColor: .color(nil),
    .lineWidth: 1, .lineDash: .numbers([]), .lineDashPhase: 0, .strokeStart: 0, .strokeEnd: 1,
  ]) { $1 }
}

extension View.Content {
  fileprivate var type: ViewType {
    switch self {
    case .none: .view
    case .label: .label
    case .image: .image
    case .shape: .shape
    }
  }
}

extension Step {
  /// Animates with a custom timing function and continues with other steps.
  ///
  /// Source: `+[UIView animateWithDuration:timingFunction:animations:completion:]`, a category on UIView.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - timingFunction: maps the elapsed seconds and the duration to the fraction of the change. It must be
  ///     pure. The end state is exact whatever the function returns at the end.
  ///   - animations: properties of one or more views.
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
