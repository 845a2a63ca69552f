import AnimMotion
import AnimPrimitives
import AnimScenes

/// A rectangle with content, in stage time. Source: CALayer.
///
/// Changes of a view's layer are animated in blocks of UIView. A layer without a view animates each change.
nonisolated open class CALayer {
  /// The view to which it belongs; nil for a free layer.
  weak var view: UIView?
  public internal(set) weak var superlayer: CALayer?
  /// Bottom first.
  var sublayerList: [CALayer] = []
  /// A name for messages and dumps.
  open var name: String?

  private var home: Recorder
  private var traces: Traces
  private var maskedCornersSet: CACornerMask = .all
  private var isClipping = false
  private var curve = CALayerCornerCurve.circular
  /// The view's text, picture or shape.
  var content = View.Content.none

  /// The numbers of a layer in its recorder. They mean nothing in another one.
  private struct Traces {
    var target: Int
    var appearance: Int?
    var addedAnimations: [AddedAnimation] = []
  }

  public init() {
    home = .current
    traces = Traces(target: home.live.addTarget(View("", frame: .zero).initialValues))
  }

  /// Calls the `init()` of a class that is known at run time only. Subclasses that override `init()` inherit it.
  public required convenience init(dynamically: Void) { self.init() }

  /// Called by programs only: a layer has no layout of its own.
  open func layoutSublayers() {}
  /// Without effect, because layers have no canvas.
  open func setNeedsDisplay() {}
  /// Called by programs only.
  open func display() {}

  /// Whether a change of a key draws the layer again. Layers here have no canvas.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Gives the layer a content, with the values that such a content has.
  ///
  /// - Parameter initial: values instead of the usual ones, if the layer has none yet.
  func setContent(_ content: View.Content, _ initial: [Channel: AnimatableValue] = [:]) {
    self.content = content
    var values = View("", frame: .zero, content: content).initialValues
    for (channel, value) in initial { values[channel] = value }
    for (channel, _) in live.initialValues(ofTarget: target) { values[channel] = nil }
    recorder.live.addInitialValues(values, toTarget: target)
    recorder.renew(self)
  }

  // MARK: - Recording

  /// The recorder of the movie in which the layer is used.
  var recorder: Recorder {
    moveOver()
    return home
  }

  /// Moves the layer with its values to the movie that is being recorded. A program may keep a view over several movies.
  private func moveOver() {
    let current = Recorder.current
    guard home !== current, current.isRecording else { return }
    let values = home.live.models(ofTarget: traces.target)
    home = current
    traces = Traces(target: current.live.addTarget(values))
    if let view { MainActor.assumeIsolated { view.endTransitions() } }
  }

  /// The number of its target.
  var target: Int {
    moveOver()
    return traces.target
  }

  /// The appearance on the stage; nil if it is not on it.
  var appearance: Int? {
    get {
      moveOver()
      return traces.appearance
    }
    set {
      moveOver()
      traces.appearance = newValue
    }
  }

  /// The explicit animations, in the order of adding.
  var addedAnimations: [AddedAnimation] {
    get {
      moveOver()
      return traces.addedAnimations
    }
    set {
      moveOver()
      traces.addedAnimations = newValue
    }
  }

  var live: LiveTimeline { recorder.live }

  /// Whether a picture shows it, or would if it were not hidden.
  var isOnStage: Bool { appearance != nil }

  func model(_ property: Property) -> AnimatableValue { live.model(property, ofTarget: target) }

  func set(_ property: Property, _ value: AnimatableValue, _ call: String) {
    recorder.change(self, property, to: value, call)
  }

  func number(_ property: Property) -> Double {
    guard case .number(let number) = model(property) else { return 0 }
    return number
  }

  func point(_ property: Property) -> Point {
    guard case .point(let point) = model(property) else { return .zero }
    return point
  }

  func color(_ property: Property) -> CGColor? {
    guard case .color(let color?) = model(property) else { return nil }
    return CGColor.make(color)
  }

  // MARK: - Traits of a node

  /// The node for a period, without values.
  func makeNode(named name: String) -> View {
    var node = View(name, frame: .zero, content: content)
    node.clipsToBounds = isClipping
    node.maskedCorners = maskedCornersSet.core
    node.cornerCurve = curve == .continuous ? .continuous : .circular
    return node
  }

  var nodeName: String {
    let identifier = view.flatMap { view in
      MainActor.assumeIsolated { view.accessibilityIdentifier }
    }
    return identifier ?? name ?? view.map { "\(type(of: $0))" } ?? "\(type(of: self))"
  }

  /// Changes a trait that is not animated. The layer gets a new node on the stage.
  private func setTrait<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<CALayer, Value>, _ value: Value
  ) {
    guard value != self[keyPath: path] else { return }
    self[keyPath: path] = value
    recorder.renew(self)
  }

  open var masksToBounds: Bool {
    get { isClipping }
    set { setTrait(\.isClipping, newValue) }
  }

  open var maskedCorners: CACornerMask {
    get { maskedCornersSet }
    set { setTrait(\.maskedCornersSet, newValue) }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { curve }
    set { setTrait(\.curve, newValue) }
  }

  // MARK: - Presentation

  /// A copy with the current presented values, or nil if the layer is not on the stage.
  open func presentation() -> Self? {
    guard isOnStage else { return nil }
    let copy = Self(dynamically: ())
    let values = live.seenValues(ofTarget: target)
    copy.recorder.live.addInitialValues(values, toTarget: copy.target)
    return copy
  }

  /// The layer itself, which has the model values.
  open func model() -> Self { self }
}

/// The corners that are rounded. Source: CACornerMask.
public struct CACornerMask: OptionSet, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)

  var core: CornerMask {
    var mask: CornerMask = []
    if contains(.layerMinXMinYCorner) { mask.insert(.topLeft) }
    if contains(.layerMaxXMinYCorner) { mask.insert(.topRight) }
    if contains(.layerMinXMaxYCorner) { mask.insert(.bottomLeft) }
    if contains(.layerMaxXMaxYCorner) { mask.insert(.bottomRight) }
    return mask
  }
}

/// The shape of round corners. Source: CALayerCornerCurve.
public enum CALayerCornerCurve: Sendable {
  case circular, continuous
}
