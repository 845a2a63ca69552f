public import AnimPrimitives

/// A type of the values of properties.
public protocol PropertyValue: Sendable {
  /// nil for a value of another kind.
  init?(_ value: AnimatableValue)

  var animatableValue: AnimatableValue { get }
}

extension Double: PropertyValue {
  public init?(_ value: AnimatableValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  public var animatableValue: AnimatableValue { .number(self) }
}

extension Bool: PropertyValue {
  public init?(_ value: AnimatableValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }

  public var animatableValue: AnimatableValue { .flag(self) }
}

extension String: PropertyValue {
  /// The text without the looks of its parts.
  public init?(_ value: AnimatableValue) {
    guard let text = value.styledText else { return nil }
    self = text.string
  }

  public var animatableValue: AnimatableValue { .text(self) }
}

extension Point: PropertyValue {
  public init?(_ value: AnimatableValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }

  public var animatableValue: AnimatableValue { .point(self) }
}

extension Size: PropertyValue {
  public init?(_ value: AnimatableValue) {
    guard case .point(let point) = value else { return nil }
    self.init(width: point.x, height: point.y)
  }

  public var animatableValue: AnimatableValue { .size(self) }
}

extension Rect: PropertyValue {
  public init?(_ value: AnimatableValue) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }

  public var animatableValue: AnimatableValue { .rect(self) }
}

extension Path: PropertyValue {
  public init?(_ value: AnimatableValue) {
    guard case .path(let path) = value else { return nil }
    self = path
  }

  public var animatableValue: AnimatableValue { .path(self) }
}

extension TransformComponents: PropertyValue {
  public init?(_ value: AnimatableValue) {
    guard case .transform(let parts) = value else { return nil }
    self = parts
  }

  public var animatableValue: AnimatableValue { .transform(self) }
}

extension Color?: PropertyValue {
  public init?(_ value: AnimatableValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }

  public var animatableValue: AnimatableValue { .color(self) }
}

extension Array: PropertyValue where Element: PropertyElement {
  public init?(_ value: AnimatableValue) {
    guard let elements = Element.elements(of: value) else { return nil }
    self = elements
  }

  public var animatableValue: AnimatableValue { Element.value(of: self) }
}

/// A type whose lists are values of properties.
public protocol PropertyElement: Sendable {
  static func value(of elements: [Self]) -> AnimatableValue
  /// nil for a value of another kind.
  static func elements(of value: AnimatableValue) -> [Self]?
}

extension Double: PropertyElement {
  public static func value(of elements: [Double]) -> AnimatableValue { .numbers(elements) }

  public static func elements(of value: AnimatableValue) -> [Double]? {
    guard case .numbers(let numbers) = value else { return nil }
    return numbers
  }
}

extension Color: PropertyElement {
  public static func value(of elements: [Color]) -> AnimatableValue { .colors(elements) }

  public static func elements(of value: AnimatableValue) -> [Color]? {
    guard case .colors(let colors) = value else { return nil }
    return colors
  }
}

// MARK: - Values of a target

extension ChannelValues {
  /// The value of a property whose channels the target has.
  package subscript(property: Property) -> AnimatableValue {
    get { property.composed { self[$0] } }
    set {
      guard let value = property.normalized(newValue) else {
        preconditionFailure("a \(newValue.kind) is no value of \(property)")
      }
      let changes = PropertyValues(channels: self).channels(of: property, becoming: value)
      for change in changes { self[change.channel] = change.value }
    }
  }

  /// The value of a property. A target without the property has the value of a plain view, and it cannot be set.
  package subscript<Value>(property: TypedProperty<Value>) -> Value {
    get {
      let value = property.property.composed { self[$0] ?? $0.plainValue }
      guard let value = Value(value) else {
        preconditionFailure("\(property.property) has no \(Value.self)")
      }
      return value
    }
    set {
      precondition(
        property.property.channels.allSatisfy { self[$0] != nil },
        "the target has no \(property.property.name)")
      self[property.property] = newValue.animatableValue
    }
  }
}
