public import Primitives

/// What is filled.
public enum Shape: Hashable, Sendable {
  case rect(Rect)
  case roundedRect(RoundedRect)
  case ellipse(Rect)
  case path(Path, FillRule)
  indirect case stroke(Path, StrokeStyle)
  /// The band just inside a rounded rectangle's outline; its inner radius is max(0, r − width).
  case border(RoundedRect, width: Double)
}

/// A gradient in the unit square of a rectangle, stretched with it.
public struct Gradient: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Along the line from `start` to `end`.
    case linear
    /// Outwards from `start`; its radii are how far off `end` is across and down.
    case radial
    /// Clockwise about `start`, from the direction of `end`.
    case conic
  }

  /// A colour at a place of the gradient.
  public struct Stop: Hashable, Sendable {
    /// A fraction 0…1 of the way.
    public var location: Double
    public var color: Color

    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  public var kind: Kind
  /// In ascending order of location; before the first and after the last their colours go on.
  public var stops: [Stop]
  /// In the unit square, (0, 0) at the top left; so is `end`.
  public var start: Point
  public var end: Point
  /// Where the unit square lies, in the space of the shape.
  public var frame: Rect

  public init(kind: Kind, stops: [Stop], start: Point, end: Point, frame: Rect) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
    self.frame = frame
  }
}

/// A picture to paint with.
public struct ImagePattern: Hashable, Sendable {
  /// Equal numbers mean the same picture; pictures are compared by it alone.
  public var identity: Int
  public var image: ImageStorage
  /// Where the picture's whole area lies, in the space of the shape.
  public var frame: Rect
  /// 0…1.
  public var opacity: Double

  public init(identity: Int, image: ImageStorage, frame: Rect, opacity: Double = 1) {
    self.identity = identity
    self.image = image
    self.frame = frame
    self.opacity = opacity
  }

  public static func == (a: ImagePattern, b: ImagePattern) -> Bool {
    a.identity == b.identity && a.frame == b.frame && a.opacity == b.opacity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(frame)
    hasher.combine(opacity)
  }
}

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// Drawn with an opacity 0…1.
  indirect case gradient(Gradient, opacity: Double)
  indirect case image(ImagePattern)
}

/// One thing to draw, its geometry in the space that `transform` maps to device pixels.
///
/// Rare and large payloads, here and in shapes and paints, are boxed: a list is copied, compared and walked
/// through every frame, and a walk costs what an operation is long.
public enum DrawOperation: Hashable, Sendable {
  case fill(Shape, Paint, ProjectiveTransform)
  /// The Gaussian-blurred silhouette of a shape. `radius` is the standard deviation in device pixels.
  case shadow(Shape, Color, radius: Double, ProjectiveTransform)
  /// Begins a group, composited as one when it ends; `clip` cuts it with anti-aliased edges.
  indirect case pushLayer(Layer)
  case popLayer
}

/// A group of operations that is composited as one.
public struct Layer: Hashable, Sendable {
  /// What the group is cut to.
  public struct Clip: Hashable, Sendable {
    public var shape: Shape
    /// From the shape's space to device pixels.
    public var transform: ProjectiveTransform

    public init(shape: Shape, transform: ProjectiveTransform) {
      self.shape = shape
      self.transform = transform
    }
  }

  /// The blurred silhouette of all that the group draws, painted below it.
  public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// Standard deviation, device pixels.
    public var radius: Double
    /// Device pixels.
    public var offset: Point

    public init(color: Color, radius: Double, offset: Point) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  /// 0…1.
  public var opacity: Double
  public var clip: Clip?
  public var shadow: Shadow?
  /// How the group comes onto what is below it; its shadow, over that.
  public var blendMode: BlendMode

  public init(
    opacity: Double = 1, clip: Clip? = nil, shadow: Shadow? = nil,
    blendMode: BlendMode = .sourceOver
  ) {
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
    self.blendMode = blendMode
  }
}
