import AnimPrimitives

// The engine counts in Double and has no CGFloat. Both kinds of values are converted here and nowhere else.

typealias Color = AnimPrimitives.Color
typealias Point = AnimPrimitives.Point
typealias Size = AnimPrimitives.Size
typealias Rect = AnimPrimitives.Rect
typealias AffineTransform = AnimPrimitives.AffineTransform

extension CGPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }

  var core: Point { Point(x: Double(x), y: Double(y)) }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  var core: Size { Size(Double(width), Double(height)) }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The rectangle with its sides as they are, also negative ones.
  var core: Rect {
    Rect(
      x: Double(origin.x), y: Double(origin.y), width: Double(size.width),
      height: Double(size.height))
  }
}

extension CGAffineTransform {
  init(_ transform: AffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }

  var core: AffineTransform {
    AffineTransform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}

extension CGColor {
  var core: Color {
    #if canImport(CoreGraphics)
      let parts = (components ?? []).map(Double.init)
      switch parts.count {
      case 2: return Color(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
      case 4...: return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      default: return .black
      }
    #else
      return color
    #endif
  }

  static func make(_ color: Color) -> CGColor {
    #if canImport(CoreGraphics)
      CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    #else
      CGColor(color)
    #endif
  }
}
