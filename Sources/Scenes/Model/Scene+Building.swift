import AnimDocuments
public import AnimMotion
public import AnimPrimitives
import AnimTiming

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
  /// A view with default properties. A label's text, an image's source and a shape's path are empty; set them by
  /// `view.text = "Hello"`.
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
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.backgroundColor = backgroundColor
    self.alpha = alpha
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
    view.text = text
    view.fontSize = fontSize
    view.textColor = textColor
    return view
  }

  /// An image view.
  ///
  /// - Parameters:
  ///   - source: a path relative to `AssetSource.directory`, or a `data:` URL; PNG, JPEG, WebP, GIF or SVG.
  ///   - frame: points, in the superview.
  public static func image(
    _ id: String, source: String, frame: Rect, content: ImageContent = ImageContent()
  ) -> View {
    var view = View(id, frame: frame, content: .image(content))
    view.source = source
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
    view.path = path
    view.fillColor = fillColor
    view.strokeColor = strokeColor
    view.lineWidth = lineWidth
    return view
  }

  /// A property's value at time 0: `view.alpha = 0.5`. Only views of its type can have it: a shape has a `path`, and a
  /// view with a gradient has `gradientColors`.
  public subscript<Value>(
    dynamicMember property: KeyPath<PropertyTypes, TypedProperty<Value>>
  ) -> Value {
    get { initialValues[PropertyTypes.all[keyPath: property]] }
    set { initialValues[PropertyTypes.all[keyPath: property]] = newValue }
  }

  /// A channel's value at time 0; nil if the view does not have the channel.
  package subscript(channel: Channel) -> AnimatableValue? {
    get { initialValues[channel] }
    set { initialValues[channel] = newValue }
  }

  /// Whether the view has a property.
  package func has(_ property: Property) -> Bool {
    property.owner == .anyView || property.owner == content.type.owner
      || extraOwners.contains(property.owner)
  }
}

extension LabelContent {
  /// Points.
  public static let defaultFontSize = 17.0
}

extension ViewType {
  /// Every channel of a view of this type, with its value in a plain view. Those of gradients are set with one.
  var defaultValues: [Channel: AnimatableValue] {
    switch self {
    case .view: Self.viewValues
    case .label: Self.labelValues
    case .image: Self.imageValues
    case .shape: Self.shapeValues
    case .stack: Self.viewValues
    }
  }

  private static let viewValues = values(of: [.anyView])
  private static let labelValues = values(of: [.anyView, .label])
  private static let imageValues = values(of: [.anyView, .image])
  private static let shapeValues = values(of: [.anyView, .shape])

  private static func values(of owners: Set<PropertyOwner>) -> [Channel: AnimatableValue] {
    // Only views in stacks have the channel `hiding`.
    let channels = Channel.allCases.filter {
      owners.contains($0.property.owner) && $0 != .hiding
    }
    return Dictionary(uniqueKeysWithValues: channels.map { ($0, $0.plainValue) })
  }
}

extension View.Content {
  var type: ViewType {
    switch self {
    case .none: .view
    case .label: .label
    case .image: .image
    case .shape: .shape
    case .stack: .stack
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
