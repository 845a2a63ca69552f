package import AnimPrimitives

/// A geometry that can be filled.
package enum Shape: Hashable, Sendable {
  case rect(Rect)
  case roundedRect(RoundedRect)
  case ellipse(Rect)
  case path(Path, FillRule)
  indirect case stroke(Path, StrokeStyle)
  /// The band of the given width just inside a rounded rectangle's outline. Its inner corner radius is max(0, r −
  /// width).
  case border(RoundedRect, width: Double)
  /// A rounded rectangle below its own border, which has an opacity 0…1. The shape leaves out the area that the border
  /// covers, so that both together cover each pixel of the edge once.
  case bordered(RoundedRect, width: Double, opacity: Double)
  /// A shape in the clip of a group with a shadow, without the edges that it shares with the clip. `whole` has these
  /// edges. It is used for the group's silhouette, because the silhouette is not clipped.
  indirect case clipped(Shape, whole: Shape)
}

/// A gradient in the unit square, stretched to a rectangle.
package struct Gradient: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Along the line from `start` to `end`.
    case linear
    /// Outwards from `start`. The radii are the horizontal and vertical distances of `end` from `start`.
    case radial
    /// Clockwise around `start`, beginning in the direction of `end`.
    case conic
  }

  /// A colour at a location of the gradient.
  package struct Stop: Hashable, Sendable {
    /// A fraction of the gradient's length; outside of 0…1 for colours before its start or after its end.
    package var location: Double
    package var color: Color

    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The circle of location 0 of a radial gradient, relative to `start` and in units of the radii.
  package struct Focus: Hashable, Sendable {
    /// Inside of the unit circle.
    package var center: Point
    package var radius: Double

    package init(center: Point, radius: Double) {
      self.center = center
      self.radius = radius
    }
  }

  package var kind: Kind
  /// In ascending order of location. The first and the last colour extend beyond their locations.
  package var stops: [Stop]
  /// `start` and `end` are in the unit square, whose origin is at the top left.
  package var start: Point
  package var end: Point
  /// The rectangle of the unit square.
  package var frame: Rect
  /// Maps the space of the rectangle to that of the shape.
  package var placement: AffineTransform
  /// nil is the point `start`.
  package var focus: Focus?

  package init(
    kind: Kind, stops: [Stop], start: Point, end: Point, frame: Rect,
    placement: AffineTransform = .identity, focus: Focus? = nil
  ) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
    self.frame = frame
    self.placement = placement
    self.focus = focus
  }
}

/// A picture used as paint.
package struct ImagePattern: Hashable, Sendable {
  /// A number that identifies the picture: equality of pictures is equality of `identity`.
  package var identity: Int
  package var image: ImageStorage
  /// The rectangle of the whole picture in the space of the shape.
  package var frame: Rect
  /// The insets of its middle in pixels, if it is drawn in nine parts; they must leave room in the picture.
  package var insets: EdgeInsets?
  /// 0…1.
  package var opacity: Double

  package init(
    identity: Int, image: ImageStorage, frame: Rect, insets: EdgeInsets? = nil, opacity: Double = 1
  ) {
    self.identity = identity
    self.image = image
    self.frame = frame
    self.insets = insets
    self.opacity = opacity
  }

  package static func == (a: ImagePattern, b: ImagePattern) -> Bool {
    a.identity == b.identity && a.frame == b.frame && a.insets == b.insets
      && a.opacity == b.opacity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(frame)
    hasher.combine(insets)
    hasher.combine(opacity)
  }
}

/// The paint of a shape.
package enum Paint: Hashable, Sendable {
  case color(Color)
  /// Drawn with an opacity 0…1.
  indirect case gradient(Gradient, opacity: Double)
  indirect case image(ImagePattern)
  /// Several paints, from bottom to top.
  indirect case stack([Paint])
}

/// One drawing operation. Its transform maps the geometry to device pixels.
///
/// Rare and large payloads, also those of shapes and paints, are boxed, because a list is copied, compared and
/// traversed for every frame.
package enum DrawOperation: Hashable, Sendable {
  case fill(Shape, Paint, ProjectiveTransform)
  /// The Gaussian-blurred silhouette of a shape. `radius` is the standard deviation in device pixels.
  case shadow(Shape, Color, radius: Double, ProjectiveTransform)
  /// Begins a group. Its operations are composited as one at `popLayer`. The edges of `clip` are anti-aliased.
  indirect case pushLayer(Layer)
  case popLayer
}

/// The properties of a group of operations that is composited as one.
package struct Layer: Hashable, Sendable {
  /// A shape that clips the group.
  package struct Clip: Hashable, Sendable {
    package var shape: Shape
    /// Maps the shape's space to device pixels.
    package var transform: ProjectiveTransform

    package init(shape: Shape, transform: ProjectiveTransform) {
      self.shape = shape
      self.transform = transform
    }
  }

  /// The blurred silhouette of a group.
  package struct Shadow: Hashable, Sendable {
    package var color: Color
    /// The standard deviation in device pixels.
    package var radius: Double
    /// In device pixels.
    package var offset: Point

    package init(color: Color, radius: Double, offset: Point) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  /// 0…1.
  package var opacity: Double
  package var clip: Clip?
  /// A paint below the content that fills the clip, in the space of the clip's shape. Only for groups with a clip, the
  /// opacity 1 and no shadow.
  package var ground: Paint?
  /// Colour matrices, then at most one blur, then at most one shadow. The clip and the mask are between blur and shadow.
  package var effects: [Effect]
  /// At most one element. An array, because few groups have one and it is large.
  private var glass: [Backdrop]
  /// The blending of the group with the operations below.
  package var blendMode: BlendMode
  /// Whether groups inside see only the group when they read what is below them. Groups with an opacity below 1 or
  /// another blend mode are isolated too.
  package var isIsolated: Bool
  /// Set for the last item of a group, which is its mask and is not drawn. Other properties of a mask have no effect.
  package var maskMode: MaskMode?

  package init(
    opacity: Double = 1, clip: Clip? = nil, ground: Paint? = nil, shadow: Shadow? = nil,
    effects: [Effect] = [], backdrop: Backdrop? = nil,
    blendMode: BlendMode = .normal, isIsolated: Bool = false, maskMode: MaskMode? = nil
  ) {
    self.opacity = opacity
    self.clip = clip
    self.ground = ground
    self.effects = effects + (shadow.map { [.dropShadow($0)] } ?? [])
    glass = backdrop.map { [$0] } ?? []
    self.blendMode = blendMode
    self.isIsolated = isIsolated
    self.maskMode = maskMode
  }

  /// Glass below the content of the group.
  package var backdrop: Backdrop? {
    get { glass.first }
    set { glass = newValue.map { [$0] } ?? [] }
  }

  /// The blurred silhouette of the group, painted below the group and outside of its clip.
  package var shadow: Shadow? {
    get {
      guard case .dropShadow(let shadow)? = effects.last else { return nil }
      return shadow
    }
    set {
      if shadow != nil { effects.removeLast() }
      if let newValue { effects.append(.dropShadow(newValue)) }
    }
  }
}
