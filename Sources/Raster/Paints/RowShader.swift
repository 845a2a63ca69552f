import AnimPrimitives

/// A paint prepared for one operation. Returns the premultiplied pixels of runs of device rows.
///
/// A shader returns the colour of any pixel of the plane, independent of edges. The painter blends this colour through
/// the coverage of the shape.
///
/// The pixel of column x and row y is shaded at its centre, (x + ½, y + ½) in device space. Its colour must not depend
/// on the start of a run, because otherwise repainting a damaged part would be visible.
enum RowShader {
  case color(PremultipliedColor)
  case gradient(GradientShader)
  case image(ImageShader)
  case ninePart(NinePartShader)
  /// Shaders above each other, from bottom to top.
  case stack([RowShader])

  /// Creates a shader for a paint, or returns nil if the paint is invisible.
  ///
  /// - Parameter transform: maps the paint's space to device pixels.
  init?(_ paint: Paint, transform: ProjectiveTransform) {
    switch paint {
    case .color(let color):
      let pixel = PremultipliedColor(color)
      guard pixel.alpha > 0 else { return nil }
      self = .color(pixel)
    case .gradient(let gradient, let opacity):
      guard
        let shader = GradientShader(gradient, opacity: opacity, transform: transform)
      else { return nil }
      self = .gradient(shader)
    case .image(let pattern) where pattern.insets != nil:
      guard let shader = NinePartShader(pattern, transform: transform) else { return nil }
      self = .ninePart(shader)
    case .image(let pattern):
      guard let shader = ImageShader(pattern, transform: transform) else { return nil }
      self = .image(shader)
    case .stack(let paints):
      let shaders = paints.compactMap { RowShader($0, transform: transform) }
      guard let first = shaders.first else { return nil }
      self = shaders.count == 1 ? first : .stack(shaders)
    }
  }

  /// Writes `count` pixels of row y, starting at column x, to the front of `pixels`.
  func shade(
    x: Int, y: Int, count: Int, into pixels: inout MutableSpan<UInt32>
  ) {
    switch self {
    case .color(let pixel):
      for index in 0..<count { pixels[index] = pixel.rgba }
    case .gradient(let shader):
      shader.shade(x: x, y: y, count: count, into: &pixels)
    case .image(let shader):
      shader.shade(x: x, y: y, count: count, into: &pixels)
    case .ninePart(let shader):
      shader.shade(x: x, y: y, count: count, into: &pixels)
    case .stack(let shaders):
      shaders[0].shade(x: x, y: y, count: count, into: &pixels)
      var upper = [UInt32](repeating: 0, count: count)
      for shader in shaders.dropFirst() {
        var row = upper.mutableSpan
        shader.shade(x: x, y: y, count: count, into: &row)
        Blitter().blend(upper.span, over: 0..<count, in: &pixels)
      }
    }
  }
}
