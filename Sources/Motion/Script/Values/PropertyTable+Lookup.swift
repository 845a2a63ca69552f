import AnimPrimitives

extension Property {
  /// The name in scenes.
  public var name: String { traits.name }

  package var form: ValueForm { traits.form }

  package var kind: ValueKind { form.kind }

  package var owner: PropertyOwner { traits.owner }

  /// The channels that the property moves.
  package var channels: [Channel] { traits.channels }

  /// Properties by their names in scenes.
  package static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  package func has(_ mark: PropertyMarks) -> Bool { traits.marks.contains(mark) }

  /// Whether it consists of channels that belong to it, instead of being a component or a combination of others.
  package var isWhole: Bool { !traits.defaults.isEmpty }

  /// Properties that are whole, in the order of `dump`.
  package static let whole = allCases.filter(\.isWhole)

  /// The group and the part in the name: `shadow` and `radius`; nil if no object in a scene is such a group. A
  /// property with components is none.
  package var group: (name: String, part: String)? { Self.groups[Int(rawValue)] }

  private static let groups = allCases.map { property -> (name: String, part: String)? in
    let name = property.name
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let group = String(name[..<dot])
    return named[group] == nil ? (group, String(name[name.index(after: dot)...])) : nil
  }
}

// MARK: - Channels

extension Channel {
  /// The property to which the channel belongs.
  package var property: Property { facts.property }

  package var kind: ValueKind { Self.kinds[Int(rawValue)] }

  private static let kinds = allCases.map(\.facts.value.kind)

  /// Whether the size of a view's content depends on the channel.
  package var isContent: Bool { property.has(.content) }

  /// The value in a plain view or constraint.
  package var plainValue: AnimatableValue { facts.value }

  /// The property that moves only this channel; nil if it has no name of its own in scenes.
  package var component: Property? { facts.component }

  /// Whether a new animation adds to running ones.
  ///
  /// The constant and activation of a constraint move centres and bounds, so they are additive too.
  var isAdditive: Bool { property.has(.additive) && kind != .flag }

  /// Whether an animation that replaces another starts from the model value instead of the presented value.
  var startsFromModel: Bool { isAdditive || property.has(.startsFromModel) }

  /// The other coordinate of a point or size, with which the channel shares its pace; or itself.
  var partner: Channel {
    let pair = property.traits.defaults
    return pair.count == 2 && property.channels.count == 2 && kind == .number
      ? pair[pair[0].channel == self ? 1 : 0].channel : self
  }

  /// The name in scenes: `center.y`, `transform.rotate`. `matrix` is called `transform`.
  package var name: String {
    if let component { return component.name }
    let name = property.name
    guard partner != self else { return name }
    return name + (property.channels[0] == self ? ".x" : ".y")
  }

  /// All channels of a transform, in the order of `TransformComponents`.
  package static let transformParts: [Channel] = [
    .translateX, .translateY, .scaleX, .scaleY, .skewX, .skewY, .rotate, .rotateX, .rotateY,
    .perspective, .matrix,
  ]

  /// The channels of an affine map.
  static let flatTransformParts: [Channel] = [
    .translateX, .translateY, .scaleX, .scaleY, .skewX, .skewY, .rotate, .matrix,
  ]

  private struct Facts: Sendable {
    var property: Property
    var value: AnimatableValue
    var component: Property?
  }

  private var facts: Facts { Self.table[Int(rawValue)] }

  private static let table: [Facts] = {
    var facts: [Channel: Facts] = [:]
    for property in Property.allCases {
      for (channel, value) in property.traits.defaults {
        facts[channel] = Facts(property: property, value: value)
      }
    }
    for property in Property.allCases.reversed() where property.channels.count == 1 {
      facts[property.channels[0]]?.component = property
    }
    return allCases.map { channel in
      guard let facts = facts[channel] else { preconditionFailure("\(channel) has no owner") }
      return facts
    }
  }()
}
