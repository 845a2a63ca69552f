import Primitives

/// A paint prepared for one operation: it returns the premultiplied pixels of runs of device rows.
///
/// It is the boundary between paint and coverage. A shader knows nothing of edges: it returns the
/// colour of each pixel of the plane, and the painter blends it through the coverage of the shape.
///
/// A pixel of column x and row y is shaded at its centre, (x + ½, y + ½) in device space; its colour
/// must not depend on the beginning of a run, or repainting the damaged part would be visible.
enum RowShader {
  case color(PremultipliedColor)
  case gradient(GradientShader)
  case image(ImageShader)
  /// Over each other, bottom first.
  case stack([RowShader])

  /// A shader for a paint whose own space `transform` maps to device pixels, or nil where nothing
  /// would be seen.
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
    case .image(let pattern):
      guard let shader = ImageShader(pattern, transform: transform) else { return nil }
      self = .image(shader)
    case .stack(let paints):
      let shaders = paints.compactMap { RowShader($0, transform: transform) }
      guard let first = shaders.first else { return nil }
      self = shaders.count == 1 ? first : .stack(shaders)
    }
  }

  /// Writes `count` pixels of row y, from column x on, to the front of `pixels`.
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
