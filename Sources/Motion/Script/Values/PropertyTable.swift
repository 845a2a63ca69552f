import AnimPrimitives

// One row for each property. Everything else that knows properties reads this table: the readers of scenes, the
// compiler, the rooms that draw, describe and compare, and StageKit. Tests hold the schema and the documentation to it.

/// The facts about a property.
package struct PropertyTraits: Sendable {
  /// The name in scenes. A name with a dot may also stand in an object: `{ "shadow": { "radius": 8 } }`.
  package var name: String
  package var form: ValueForm
  /// The channels that the property moves.
  package var channels: [Channel]
  /// The channels that belong to this property and not to another one, with their values in a plain view.
  package var defaults: [(channel: Channel, value: AnimatableValue)]
  package var owner: PropertyOwner
  package var marks: PropertyMarks
  /// Core Animation's key paths.
  package var keyPaths: [String]

  /// A property with channels of its own.
  fileprivate init(
    _ name: String, _ form: ValueForm, _ defaults: KeyValuePairs<Channel, AnimatableValue>,
    of owner: PropertyOwner = .anyView, _ marks: PropertyMarks = [],
    moving channels: [Channel]? = nil, keys keyPaths: String...
  ) {
    self.name = name
    self.form = form
    self.channels = channels ?? defaults.map(\.key)
    self.defaults = defaults.map { ($0.key, $0.value) }
    self.owner = owner
    self.marks = marks
    self.keyPaths = keyPaths
  }

  /// A component of other properties, or several of them.
  fileprivate init(
    part name: String, _ channels: [Channel], form: ValueForm = .number,
    _ marks: PropertyMarks = [], keys keyPaths: String...
  ) {
    self.init(name, form, [:], marks, moving: channels)
    self.keyPaths = keyPaths
  }
}

/// The kinds of targets that have a property.
package enum PropertyOwner: Hashable, Sendable {
  /// Every view.
  case anyView
  /// Views that were given one at the beginning.
  case gradient, clipPath, filter, backdrop
  /// Views of one type.
  case label, image, shape
  case constraint
}

/// Whether a property has a quality.
package struct PropertyMarks: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A new animation adds to running ones. Source: UIView.animate since iOS 8.
  static let additive = PropertyMarks(rawValue: 1)
  /// An animation that replaces another starts from the model value, like UIView's, instead of the presented value.
  /// Additive ones do as well.
  static let startsFromModel = PropertyMarks(rawValue: 2)
  /// A block of UIView animates its changes. Source: measurements of UIKit.
  package static let views = PropertyMarks(rawValue: 4)
  /// A change outside of blocks takes no time in a layer without a view. Source: the table of animatable properties in
  /// the Core Animation Programming Guide, and CAShapeLayer.path.
  package static let immediate = PropertyMarks(rawValue: 8)
  /// The size of a view's content depends on it.
  package static let content = PropertyMarks(rawValue: 16)
  /// It moves what the view shows, apart from its subviews.
  package static let place = PropertyMarks(rawValue: 32)
  /// It may affect frames that constraints give.
  package static let layout = PropertyMarks(rawValue: 64)
  /// Scenes must have it, in views of its type.
  package static let required = PropertyMarks(rawValue: 128)
  /// Summaries have it even if its value is that of a plain view.
  package static let essential = PropertyMarks(rawValue: 256)
  /// It may jump without a visible effect, or follows from others, so that claims about all numbers leave it out.
  package static let unwatched = PropertyMarks(rawValue: 512)
}

// MARK: - The table

extension Property {
  package var traits: PropertyTraits { Self.table[Int(rawValue)] }

  private static let table = allCases.map(\.row)

  private var row: PropertyTraits {
    switch self {
    case .center:
      .init(
        "center", .point, [.centerX: 0, .centerY: 0],
        [.additive, .views, .place, .layout, .essential], keys: "position")
    case .centerX: .init(part: "center.x", [.centerX], [.views], keys: "position.x")
    case .centerY: .init(part: "center.y", [.centerY], [.views], keys: "position.y")
    case .bounds:
      .init(
        "bounds", .size, [.boundsWidth: 0, .boundsHeight: 0],
        [.additive, .views, .layout, .essential], keys: "bounds", "bounds.size")
    case .boundsWidth:
      .init(part: "bounds.width", [.boundsWidth], form: .notNegative, keys: "bounds.size.width")
    case .boundsHeight:
      .init(part: "bounds.height", [.boundsHeight], form: .notNegative, keys: "bounds.size.height")
    case .frame:
      .init(
        part: "frame", [.centerX, .centerY, .boundsWidth, .boundsHeight], form: .rect, [.views])
    case .frameX: .init(part: "frame.x", [.centerX], [.unwatched])
    case .frameY: .init(part: "frame.y", [.centerY], [.unwatched])
    case .frameWidth:
      .init(part: "frame.width", [.centerX, .boundsWidth], form: .notNegative, [.unwatched])
    case .frameHeight:
      .init(part: "frame.height", [.centerY, .boundsHeight], form: .notNegative, [.unwatched])
    case .anchorPoint:
      .init(
        "anchorPoint", .point, [.anchorPointX: 0.5, .anchorPointY: 0.5],
        [.startsFromModel, .views, .place, .layout], keys: "anchorPoint")
    case .anchorPointX: .init(part: "anchorPoint.x", [.anchorPointX], [.unwatched])
    case .anchorPointY: .init(part: "anchorPoint.y", [.anchorPointY], [.unwatched])
    case .transform:
      .init(
        "transform", .transform, [.matrix: .matrix(.identity)], [.additive, .views, .place],
        moving: Channel.transformParts, keys: "transform")
    case .translate:
      .init(
        "transform.translate", .offset, [.translateX: 0, .translateY: 0], [.additive, .place],
        keys: "transform.translation")
    case .translateX:
      .init(part: "transform.translate.x", [.translateX], [.views], keys: "transform.translation.x")
    case .translateY:
      .init(part: "transform.translate.y", [.translateY], [.views], keys: "transform.translation.y")
    case .scale:
      .init(
        "transform.scale", .scale, [.scaleX: 1, .scaleY: 1], [.additive, .views, .place],
        keys: "transform.scale")
    case .scaleX: .init(part: "transform.scale.x", [.scaleX], [.views], keys: "transform.scale.x")
    case .scaleY: .init(part: "transform.scale.y", [.scaleY], [.views], keys: "transform.scale.y")
    case .skew: .init("transform.skew", .angles, [.skewX: 0, .skewY: 0], [.additive, .place])
    case .skewX: .init(part: "transform.skew.x", [.skewX])
    case .skewY: .init(part: "transform.skew.y", [.skewY])
    case .rotate:
      .init(
        "transform.rotate", .angle, [.rotate: 0], [.additive, .views, .place],
        keys: "transform.rotation", "transform.rotation.z")
    case .rotateX:
      .init(
        "transform.rotateX", .angle, [.rotateX: 0], [.additive, .place],
        keys: "transform.rotation.x")
    case .rotateY:
      .init(
        "transform.rotateY", .angle, [.rotateY: 0], [.additive, .place],
        keys: "transform.rotation.y")
    case .perspective:
      .init(
        "transform.perspective", .notNegative, [.perspective: 0], [.additive, .place, .unwatched])
    case .zPosition:
      .init("zPosition", .number, [.zPosition: 0], [.place, .unwatched], keys: "zPosition")
    case .alpha:
      .init("alpha", .fraction, [.alpha: 1], [.startsFromModel, .views], keys: "opacity")
    case .hidden:
      .init(
        "hidden", .flag, [.isHidden: .flag(false), .hiding: 0], [.immediate], moving: [.isHidden],
        keys: "hidden")
    case .backgroundColor:
      .init(
        "backgroundColor", .optionalColor, [.backgroundColor: .color(nil)],
        [.startsFromModel, .views], keys: "backgroundColor")
    case .cornerRadius:
      .init(
        "cornerRadius", .notNegative, [.cornerRadius: 0], [.additive, .views], keys: "cornerRadius")
    case .borderWidth: .init("borderWidth", .notNegative, [.borderWidth: 0], keys: "borderWidth")
    case .borderColor:
      .init("borderColor", .optionalColor, [.borderColor: .color(.black)], keys: "borderColor")
    case .shadowColor:
      .init("shadow.color", .color, [.shadowColor: .color(.black)], keys: "shadowColor")
    case .shadowOpacity:
      .init("shadow.opacity", .fraction, [.shadowOpacity: 0], [.views], keys: "shadowOpacity")
    case .shadowRadius:
      .init("shadow.radius", .notNegative, [.shadowRadius: 3], keys: "shadowRadius")
    case .shadowOffset:
      .init(
        "shadow.offset", .offset, [.shadowOffsetX: 0, .shadowOffsetY: -3], keys: "shadowOffset")
    case .shadowOffsetX: .init(part: "shadow.offset.x", [.shadowOffsetX])
    case .shadowOffsetY: .init(part: "shadow.offset.y", [.shadowOffsetY])
    case .gradientColors:
      .init("gradient.colors", .colors, [.gradientColors: .colors([])], of: .gradient, [.essential])
    case .gradientLocations:
      .init(
        "gradient.locations", .locations, [.gradientLocations: .numbers([])], of: .gradient,
        [.essential])
    case .gradientStart:
      .init(
        "gradient.start", .point, [.gradientStartX: 0, .gradientStartY: 0], of: .gradient,
        [.essential])
    case .gradientEnd:
      .init(
        "gradient.end", .point, [.gradientEndX: 0, .gradientEndY: 0], of: .gradient, [.essential])
    case .clipPath:
      .init("clipPath", .path, [.clipPath: .path(Path())], of: .clipPath, [.essential])
    case .filterColorMatrix:
      .init(
        "filter.colorMatrix", .colorMatrix,
        [
          .filterColorMatrix: .numbers([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])
        ], of: .filter)
    case .filterHueRotate:
      .init("filter.hueRotate", .angle, [.filterHueRotate: 0], of: .filter)
    case .filterSaturation:
      .init("filter.saturation", .notNegative, [.filterSaturation: 1], of: .filter)
    case .filterBrightness:
      .init("filter.brightness", .notNegative, [.filterBrightness: 1], of: .filter)
    case .filterContrast:
      .init("filter.contrast", .notNegative, [.filterContrast: 1], of: .filter)
    case .filterInvert: .init("filter.invert", .fraction, [.filterInvert: 0], of: .filter)
    case .filterBlur: .init("filter.blur", .notNegative, [.filterBlur: 0], of: .filter)
    case .backdropBlur: .init("backdrop.blur", .notNegative, [.backdropBlur: 0], of: .backdrop)
    case .backdropSaturation:
      .init("backdrop.saturation", .notNegative, [.backdropSaturation: 1], of: .backdrop)
    case .backdropBrightness:
      .init("backdrop.brightness", .notNegative, [.backdropBrightness: 1], of: .backdrop)
    case .backdropTint:
      .init("backdrop.tint", .color, [.backdropTint: .color(.clear)], of: .backdrop)
    case .text:
      .init(
        "text", .text, [.text: .text("")], of: .label, [.immediate, .content, .essential])
    case .value: .init("value", .counter, [.value: 0], of: .label, [.immediate, .content])
    case .textColor:
      .init("textColor", .color, [.textColor: .color(.black)], of: .label, [.essential])
    case .fontSize:
      .init("font.size", .fontSize, [.fontSize: 17], of: .label, [.immediate, .content])
    case .source:
      .init(
        "source", .source, [.imageSource: .text("")], of: .image,
        [.immediate, .content, .required, .essential])
    case .path:
      .init(
        "path", .path, [.path: .path(Path())], of: .shape,
        [.immediate, .place, .required, .essential], keys: "path")
    case .fillColor:
      .init(
        "fillColor", .optionalColor, [.fillColor: .color(.black)], of: .shape, keys: "fillColor")
    case .strokeColor:
      .init(
        "strokeColor", .optionalColor, [.strokeColor: .color(nil)], of: .shape, keys: "strokeColor")
    case .lineWidth:
      .init("lineWidth", .notNegative, [.lineWidth: 1], of: .shape, keys: "lineWidth")
    case .lineDash:
      .init("lineDash", .lengths, [.lineDash: .numbers([])], of: .shape, [.immediate])
    case .lineDashPhase:
      .init(
        "lineDashPhase", .number, [.lineDashPhase: 0], of: .shape, [.unwatched],
        keys: "lineDashPhase")
    case .strokeStart:
      .init("strokeStart", .fraction, [.strokeStart: 0], of: .shape, [.place], keys: "strokeStart")
    case .strokeEnd:
      .init("strokeEnd", .fraction, [.strokeEnd: 1], of: .shape, [.place], keys: "strokeEnd")
    case .constant:
      .init("constant", .number, [.constant: 0], of: .constraint, [.additive, .layout, .essential])
    case .multiplier:
      .init("multiplier", .number, [.multiplier: 1], of: .constraint, [.layout, .essential])
    case .active:
      .init(
        "active", .flag, [.isActive: .flag(true), .activation: 1], of: .constraint,
        [.additive, .layout])
    }
  }
}
