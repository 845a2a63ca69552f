package import AnimPrimitives

/// The outlines of an SVG picture, from back to front, in its own points.
package struct SVGDrawing: Sendable {
  package enum Operation: Sendable {
    case draw(SVGShape)
    /// Begins a group that is composited as one and may be clipped.
    case begin(SVGGroup)
    case end
  }

  /// Points, above 0: the size that the picture has by itself.
  package var size: Size
  package var operations: [Operation]
  /// Whether something lies beyond the size, where it is not shown.
  package var isClipped: Bool
  /// The parts that are not drawn: each one sentence, lower case, without a full stop, with its line.
  package var faults: [String]
}

/// An outline that is filled or stroked.
package struct SVGShape: Sendable {
  package enum Kind: Hashable, Sendable {
    case fill(FillRule)
    case stroke(StrokeStyle)
  }

  /// In the space of its element. Uses of one element share it.
  package var path: Path
  package var kind: Kind
  /// Maps the path to the picture.
  package var transform: AffineTransform
  package var paint: SVGPaint
}

package enum SVGPaint: Sendable {
  case color(SVGColor)
  /// `placement` maps the gradient's points to the space of the path.
  case gradient(SVGGradient, placement: AffineTransform, opacity: Double)
}

/// A colour, or the one that the user of the picture chooses, with an alpha.
package enum SVGColor: Hashable, Sendable {
  case color(Color)
  case current(alpha: Double)

  /// - Parameter current: the colour of `currentColor`.
  package func resolved(current: Color) -> Color {
    switch self {
    case .color(let color): color
    case .current(let alpha): current.multiplyingAlpha(by: alpha)
    }
  }

  func multiplyingAlpha(by factor: Double) -> SVGColor {
    switch self {
    case .color(let color): .color(color.multiplyingAlpha(by: factor))
    case .current(let alpha): .current(alpha: alpha * factor)
    }
  }
}

package struct SVGGradient: Sendable {
  package enum Kind: Hashable, Sendable {
    case linear(from: Point, to: Point)
    case radial(center: Point, radius: Double, focus: Focus?)
  }

  /// The circle of the first stop of a radial gradient, inside of the circle of the last one.
  package struct Focus: Hashable, Sendable {
    package var center: Point
    package var radius: Double
  }

  package struct Stop: Hashable, Sendable {
    /// A fraction of the gradient's length, not below that of the stop before; outside of 0…1 if colours repeat.
    package var offset: Double
    package var color: SVGColor
  }

  package var kind: Kind
  /// At least one.
  package var stops: [Stop]
}

package struct SVGGroup: Sendable {
  /// 0…1.
  package var opacity: Double
  package var clip: Clip?

  /// In the picture's points.
  package struct Clip: Sendable {
    package var path: Path
    package var rule: FillRule
  }
}

/// Why an SVG picture cannot be shown.
package struct SVGError: Error, Hashable {
  /// One clause in lower case, without a full stop: `line 3: …`.
  package var reason: String
  package var hint: String?

  init(_ reason: String, line: Int? = nil, hint: String? = nil) {
    self.reason = line.map { "line \($0): \(reason)" } ?? reason
    self.hint = hint
  }
}
