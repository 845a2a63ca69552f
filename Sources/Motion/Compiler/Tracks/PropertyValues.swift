import AnimPrimitives

// Scripts change properties; animations move channels. A property value is composed from the model values of its
// channels and decomposed into them: `frame` from centre, bounds and anchor point, `transform` from all components.

/// Model values of one target.
struct PropertyValues {
  var channels: ChannelValues

}

// MARK: - Composition

extension Property {
  /// The value of the property, composed from the values of its channels.
  package func composed(of value: (Channel) -> AnimatableValue?) -> AnimatableValue {
    switch self {
    case .frame: .rect(Self.frame(of: value))
    case .frameX: .number(Self.frame(of: value).minX)
    case .frameY: .number(Self.frame(of: value).minY)
    case .frameWidth: .number(Self.frame(of: value).width)
    case .frameHeight: .number(Self.frame(of: value).height)
    case .transform: .transform(Self.transform(of: value))
    case .perspective: .number(Self.transform(of: value).perspective)
    case .active: value(.isActive) ?? .flag(true)
    default:
      if channels.count == 2 {
        .point(Self.point(channels[0], channels[1], of: value))
      } else {
        value(channels[0]) ?? .number(0)
      }
    }
  }

  /// The value of a number channel; 0 if the target has none.
  private static func number(
    _ channel: Channel, of value: (Channel) -> AnimatableValue?
  ) -> Double {
    guard case .number(let number) = value(channel) else { return 0 }
    return number
  }

  fileprivate static func point(
    _ x: Channel, _ y: Channel, of value: (Channel) -> AnimatableValue?
  ) -> Point {
    Point(x: number(x, of: value), y: number(y, of: value))
  }

  fileprivate static func frame(of value: (Channel) -> AnimatableValue?) -> Rect {
    let size = point(.boundsWidth, .boundsHeight, of: value)
    let anchor = point(.anchorPointX, .anchorPointY, of: value)
    let center = point(.centerX, .centerY, of: value)
    return Rect(
      x: center.x - anchor.x * size.x, y: center.y - anchor.y * size.y,
      width: size.x, height: size.y)
  }

  fileprivate static func transform(
    of value: (Channel) -> AnimatableValue?
  ) -> TransformComponents {
    var matrix = AffineTransform.identity
    if case .matrix(let map) = value(.matrix) { matrix = map }
    let scale = point(.scaleX, .scaleY, of: value)
    let skew = point(.skewX, .skewY, of: value)
    var transform = TransformComponents(
      translation: point(.translateX, .translateY, of: value), scale: Size(scale.x, scale.y),
      skew: Size(skew.x, skew.y), rotation: number(.rotate, of: value),
      rotationX: number(.rotateX, of: value), rotationY: number(.rotateY, of: value),
      matrix: matrix)
    transform.depth = number(.perspective, of: value)
    return transform
  }
}

extension PropertyValues {
  /// The model value of a property whose channels the target has.
  func value(of property: Property) -> AnimatableValue { property.composed { channels[$0] } }

  var frame: Rect { Property.frame { channels[$0] } }

  var transform: TransformComponents { Property.transform { channels[$0] } }
}

// MARK: - Decomposition

extension PropertyValues {
  /// The values of the channels for a value of a property, in the order of the property's channels.
  func channels(of property: Property, becoming value: AnimatableValue) -> [ChannelValue] {
    switch (property, value) {
    case (.frame, .rect(let frame)): return channels(ofFrame: frame)
    case (.frameX, .number(let x)): return [channels { $0.origin.x = x }[0]]
    case (.frameY, .number(let y)): return [channels { $0.origin.y = y }[1]]
    case (.frameWidth, .number(let width)):
      let all = channels { $0.size.width = width }
      return [all[0], all[2]]
    case (.frameHeight, .number(let height)):
      let all = channels { $0.size.height = height }
      return [all[1], all[3]]
    case (.transform, .transform(let transform)): return Self.channels(of: transform)
    case (.transform, .matrix(let matrix)):
      return Self.channels(of: TransformComponents(matrix: matrix))
    case (.perspective, .number(let distance)):
      return [
        ChannelValue(.perspective, .number(TransformComponents(perspective: distance).depth))
      ]
    case (.active, .flag(let isActive)):
      return [
        ChannelValue(.isActive, value), ChannelValue(.activation, .number(isActive ? 1 : 0)),
      ]
    case (.hidden, .flag(let isHidden)) where channels[.hiding] != nil:
      return [
        ChannelValue(.isHidden, value), ChannelValue(.hiding, .number(isHidden ? 1 : 0)),
      ]
    case (_, .point(let point)) where property.channels.count == 2:
      return [
        ChannelValue(property.channels[0], .number(point.x)),
        ChannelValue(property.channels[1], .number(point.y)),
      ]
    default: return [ChannelValue(property.channels[0], value)]
    }
  }

  private func channels(changing change: (inout Rect) -> Void) -> [ChannelValue] {
    var rect = frame
    change(&rect)
    return channels(ofFrame: rect)
  }

  private func channels(ofFrame frame: Rect) -> [ChannelValue] {
    let anchor = Property.point(.anchorPointX, .anchorPointY) { channels[$0] }
    return [
      ChannelValue(.centerX, .number(frame.minX + anchor.x * frame.width)),
      ChannelValue(.centerY, .number(frame.minY + anchor.y * frame.height)),
      ChannelValue(.boundsWidth, .number(frame.width)),
      ChannelValue(.boundsHeight, .number(frame.height)),
    ]
  }

  static func channels(of transform: TransformComponents) -> [ChannelValue] {
    [
      ChannelValue(.translateX, .number(transform.translation.x)),
      ChannelValue(.translateY, .number(transform.translation.y)),
      ChannelValue(.scaleX, .number(transform.scale.width)),
      ChannelValue(.scaleY, .number(transform.scale.height)),
      ChannelValue(.skewX, .number(transform.skew.width)),
      ChannelValue(.skewY, .number(transform.skew.height)),
      ChannelValue(.rotate, .number(transform.rotation)),
      ChannelValue(.rotateX, .number(transform.rotationX)),
      ChannelValue(.rotateY, .number(transform.rotationY)),
      ChannelValue(.perspective, .number(transform.depth)),
      ChannelValue(.matrix, .matrix(transform.matrix)),
    ]
  }
}

/// A channel and its new value.
struct ChannelValue: Hashable, Sendable {
  var channel: Channel
  var value: AnimatableValue

  init(_ channel: Channel, _ value: AnimatableValue) {
    self.channel = channel
    self.value = value
  }
}

// MARK: - Values of scripts

extension Property {
  /// A value in the form of the property, or nil if its kind is wrong.
  func normalized(_ value: AnimatableValue) -> AnimatableValue? {
    switch (kind, value) {
    case (.point, .point), (.size, .point): value
    case (.point, .size(let size)), (.size, .size(let size)):
      .point(Point(x: size.width, y: size.height))
    case (.size, .number(let factor)) where self == .scale: .point(Point(x: factor, y: factor))
    case (.transform, .matrix): value
    default: value.kind == kind ? value : nil
    }
  }
}

extension AnimatableValue {
  /// The kind of the value.
  package var kind: ValueKind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .color: .color
    case .colors: .colors
    case .numbers: .numbers
    case .transform: .transform
    case .matrix: .matrix
    case .path: .path
    case .text, .styledText: .text
    case .flag: .flag
    }
  }

  /// A whole transform, given by components or as a matrix; nil for other kinds.
  var transformComponents: TransformComponents? {
    if case .matrix(let matrix) = self { return TransformComponents(matrix: matrix) }
    guard case .transform(let parts) = self else { return nil }
    return parts
  }

  /// The value plus another of the same kind, or nil if they cannot be added.
  ///
  /// Transforms are added component by component, so that a scale of 0 changes nothing; matrices are concatenated.
  func moved(by difference: AnimatableValue) -> AnimatableValue? {
    switch (self, difference) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(a + b)
    case (.rect(let a), .rect(let b)):
      .rect(
        Rect(
          x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width,
          height: a.height + b.height))
    case (.color(let a?), .color(let b?)):
      .color(
        Color(
          red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue,
          alpha: a.alpha + b.alpha))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 })
    case (.transform(let a), .transform(let b)): .transform(a.moved(by: b))
    case (.transform(let a), .matrix(let b)): .transform(a.concatenating(b))
    default: nil
    }
  }
}

extension TransformComponents {
  fileprivate func concatenating(_ other: AffineTransform) -> TransformComponents {
    var result = self
    result.matrix = matrix.concatenating(other)
    return result
  }

  fileprivate func moved(by difference: TransformComponents) -> TransformComponents {
    TransformComponents(
      translation: translation + difference.translation,
      scale: Size(
        width: scale.width + difference.scale.width,
        height: scale.height + difference.scale.height),
      skew: Size(
        width: skew.width + difference.skew.width, height: skew.height + difference.skew.height),
      rotation: rotation + difference.rotation, rotationX: rotationX + difference.rotationX,
      rotationY: rotationY + difference.rotationY,
      perspective: perspective + difference.perspective,
      matrix: matrix.concatenating(difference.matrix))
  }
}
