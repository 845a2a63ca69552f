import AnimMotion
import AnimPrimitives

/// The key paths and values that animations of one layer may have.
struct AnimationContent {
  /// The channels of the layer.
  let channels: Set<Channel>

  /// A key path with its property.
  struct KeyPath {
    var name: String
    fileprivate var path: LayerKeyPath
    var property: Property { path.property }
  }

  /// - Returns: nil for a key path of other layers, whose animation has no effect on this one, as on a device.
  /// - Throws: a fault for a key path that no layer has.
  func path(_ keyPath: String?) throws(AnimationFault) -> KeyPath? {
    guard let keyPath else { throw AnimationFault("must have an animation with a keyPath") }
    guard let path = LayerKeyPath(keyPath) else {
      let known = LayerKeyPath.names.filter { name in
        LayerKeyPath(name).map { has($0.property) } ?? false
      }
      throw AnimationFault(.unknown("keyPath", keyPath, known))
    }
    guard has(path.property) else {
      Recorder.current.note("an animation of \(keyPath) has no effect on this kind of layer")
      return nil
    }
    return KeyPath(name: keyPath, path: path)
  }

  private func has(_ property: Property) -> Bool {
    property.channels.allSatisfy(channels.contains)
  }
}

extension AnimationContent.KeyPath {
  /// A value in the form of the property.
  ///
  /// - Parameter isDifference: whether it is added to another one.
  func value(of any: Any, isDifference: Bool = false) throws(AnimationFault) -> AnimatableValue {
    guard let value = converted(any) else {
      throw AnimationFault("must have \(form) for \(name), found \(type(of: any))")
    }
    guard value.isFinite else { throw AnimationFault("must have finite numbers for \(name)") }
    if isDifference, property.kind != .number, value.isUnaddable {
      throw AnimationFault("must have a fromValue and a toValue for \(name), found a byValue")
    }
    return value
  }

  private func converted(_ value: Any) -> AnimatableValue? {
    let any = (value as? NSValue)?.plain ?? value
    return switch property.kind {
    case .number: Self.number(any).map { .number($0 * path.factor) }
    case .point, .size: Self.point(any, of: property)
    case .color: Self.color(any).map { .color($0) }
    case .colors: (any as? [Any]).flatMap(Self.colors)
    case .numbers: (any as? [Any]).flatMap(Self.numbers)
    case .transform: (any as? CGAffineTransform).map { .matrix($0.core) }
    case .path: (any as? String).flatMap { try? Path(svg: $0) }.map { .path($0) }
    case .flag: (any as? Bool).map { .flag($0) }
    case .rect, .matrix, .text: nil
    }
  }

  private static func number(_ any: Any) -> Double? {
    switch any {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private static func point(_ any: Any, of property: Property) -> AnimatableValue? {
    switch any {
    case let point as CGPoint: .point(point.core)
    case let size as CGSize: .point(Point(Double(size.width), Double(size.height)))
    case let rect as CGRect where property == .bounds && rect.origin == .zero:
      .point(Point(Double(rect.width), Double(rect.height)))
    default:
      property == .scale ? number(any).map { .point(Point($0, $0)) } : nil
    }
  }

  private static func color(_ any: Any) -> Color? { (any as? CGColor)?.core }

  private static func colors(_ list: [Any]) -> AnimatableValue? {
    let colors = list.compactMap(color)
    return colors.count == list.count ? .colors(colors) : nil
  }

  private static func numbers(_ list: [Any]) -> AnimatableValue? {
    let numbers = list.compactMap(number)
    return numbers.count == list.count ? .numbers(numbers) : nil
  }

  /// The values that the property takes, for messages.
  private var form: String {
    switch property.kind {
    case .number: "a number"
    case .point, .size: property == .bounds ? "a CGRect at (0, 0) or a CGSize" : "a point or a size"
    case .color: "a CGColor"
    case .colors: "an array of CGColor"
    case .numbers: "an array of numbers"
    case .transform: "a CGAffineTransform"
    case .path: "a text with SVG path data"
    case .flag: "a Bool"
    case .rect, .matrix, .text: "another value"
    }
  }
}

extension AnimatableValue {
  /// Whether it cannot be a difference.
  fileprivate var isUnaddable: Bool {
    switch self {
    case .number, .point, .size, .rect, .color, .numbers: false
    case .colors, .transform, .matrix, .path, .text, .styledText, .flag: true
    }
  }
}
