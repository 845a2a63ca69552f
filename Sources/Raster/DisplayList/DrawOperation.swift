package import Primitives

/// A geometry that can be filled.
package enum Shape: Hashable, Sendable {
  case rect(Rect)
  case roundedRect(RoundedRect)
  case ellipse(Rect)
  case path(Path, FillRule)
  indirect case stroke(Path, StrokeStyle)
  /// The band just inside a rounded rectangle's outline; its inner radius is max(0, r − width).
  case border(RoundedRect, width: Double)
  /// A rounded rectangle below a border of its own with an opacity 0…1. It leaves free what the border will cover, so
  /// both together cover each pixel of the edge once.
  case bordered(RoundedRect, width: Double, opacity: Double)
  /// A shape in a clip around a group with a shadow. It lacks the edges that it shares with the clip. `whole` has them,
  /// for the silhouette of the group, which the clip does not cut.
  indirect case clipped(Shape, whole: Shape)
}

/// A gradient in the unit square of a rectangle, stretched with it.
package struct Gradient: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Along the line from `start` to `end`.
    case linear
    /// Outwards from `start`; its radii are how far off `end` is across and down.
    case radial
    /// Clockwise about `start`, from the direction of `end`.
    case conic
  }

  /// A colour at a place of the gradient.
  package struct Stop: Hashable, Sendable {
    /// A fraction 0…1 of the way.
    package var location: Double
    package var color: Color

    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  package var kind: Kind
  /// In ascending order of location; before the first and after the last their colours go on.
  package var stops: [Stop]
  /// In the unit square, (0, 0) at the top left; so is `end`.
  package var start: Point
  package var end: Point
  /// The place of the unit square, in the space of the shape.
  package var frame: Rect

  package init(kind: Kind, stops: [Stop], start: Point, end: Point, frame: Rect) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
    self.frame = frame
  }
}

/// A picture to paint with.
package struct ImagePattern: Hashable, Sendable {
  /// Equal numbers mean the same picture; pictures are compared by it alone.
  package var identity: Int
  package var image: ImageStorage
  /// The place of the whole picture, in the space of the shape.
  package var frame: Rect
  /// 0…1.
  package var opacity: Double

  package init(identity: Int, image: ImageStorage, frame: Rect, opacity: Double = 1) {
    self.identity = identity
    self.image = image
    self.frame = frame
    self.opacity = opacity
  }

  package static func == (a: ImagePattern, b: ImagePattern) -> Bool {
    a.identity == b.identity && a.frame == b.frame && a.opacity == b.opacity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(frame)
    hasher.combine(opacity)
  }
}

/// The paint of a shape.
package enum Paint: Hashable, Sendable {
  case color(Color)
  /// Drawn with an opacity 0…1.
  indirect case gradient(Gradient, opacity: Double)
  indirect case image(ImagePattern)
  /// Paints over each other, bottom first.
  indirect case stack([Paint])
}

/// One thing to draw, its geometry in the space that `transform` maps to device pixels.
///
/// Rare and large payloads, here and in shapes and paints, are boxed, because a list is copied,
/// compared and walked through for every frame.
package enum DrawOperation: Hashable, Sendable {
  case fill(Shape, Paint, ProjectiveTransform)
  /// The Gaussian-blurred silhouette of a shape. `radius` is the standard deviation in device pixels.
  case shadow(Shape, Color, radius: Double, ProjectiveTransform)
  /// Begins a group, composited as one when it ends; `clip` cuts it with anti-aliased edges.
  indirect case pushLayer(Layer)
  case popLayer
}

/// A group of operations that is composited as one.
package struct Layer: Hashable, Sendable {
  /// The shape that the group is cut to.
  package struct Clip: Hashable, Sendable {
    package var shape: Shape
    /// From the shape's space to device pixels.
    package var transform: ProjectiveTransform

    package init(shape: Shape, transform: ProjectiveTransform) {
      self.shape = shape
      self.transform = transform
    }
  }

  /// The blurred silhouette of all that the group draws, painted below it.
  package struct Shadow: Hashable, Sendable {
    package var color: Color
    /// Standard deviation, device pixels.
    package var radius: Double
    /// Device pixels.
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
  /// Painted below the content everywhere in the clip, in the space of its shape. Only for groups with a clip, the
  /// opacity 1 and no shadow.
  package var ground: Paint?
  package var shadow: Shadow?
  /// The blending of the group over the operations below it, and its shadow over those.
  package var blendMode: BlendMode

  package init(
    opacity: Double = 1, clip: Clip? = nil, ground: Paint? = nil, shadow: Shadow? = nil,
    blendMode: BlendMode = .sourceOver
  ) {
    self.opacity = opacity
    self.clip = clip
    self.ground = ground
    self.shadow = shadow
    self.blendMode = blendMode
  }
}

/// The blending of a group with the pixels below it, channel by channel, premultiplied. Source: Skia's
/// SkBlendMode.
///
///     sourceOver   s + d · (1 − sa)
///     plus         min(s + d, 1)
package enum BlendMode: Hashable, Sendable {
  case sourceOver
  /// Cross-dissolves two groups with the opacities 1 − p and p: pixels that both have in common stay
  /// the same.
  case plus
}
