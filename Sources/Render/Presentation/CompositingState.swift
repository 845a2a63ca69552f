import AnimMotion
package import AnimPrimitives
import AnimRaster

/// The presentation values of a view that is composited in a special way.
package struct CompositingState: Sendable {
  /// Points, in the view; empty for views without one.
  package var clipPath = Path()
  package var filter = FilterState()
  package var backdrop = BackdropState()

  package init() {}
}

/// The parts of a filter, in the order in which they are applied. Source: CSS Filter Effects 1.
package struct FilterState: Sendable {
  package var colorMatrix = ColorMatrix.identity.values
  /// Degrees.
  package var hueRotate = 0.0
  package var saturation = 1.0
  package var brightness = 1.0
  package var contrast = 1.0
  package var invert = 0.0
  /// The standard deviation, in points.
  package var blur = 0.0
}

/// The parts of a backdrop, in the order in which they are applied.
package struct BackdropState: Sendable {
  /// The standard deviation, in points.
  package var blur = 0.0
  package var saturation = 1.0
  package var brightness = 1.0
  package var tint: Color?
}

extension FilterState {
  /// The effects that change something.
  ///
  /// - Parameter scale: pixels per point.
  func effects(scale: Double) -> [Effect] {
    var matrices: [ColorMatrix] = []
    // A blend of two matrices has 20 numbers, like both.
    if colorMatrix != ColorMatrix.identity.values, colorMatrix.count == 20 {
      matrices.append(ColorMatrix(colorMatrix))
    }
    if hueRotate != 0 {
      let (sine, cosine) = sineAndCosine(degrees: hueRotate)
      matrices.append(.hueRotation(cosine: cosine, sine: sine))
    }
    // Curves may overshoot; filters are only defined from 0.
    if saturation != 1 { matrices.append(.saturation(max(0, saturation))) }
    if brightness != 1 { matrices.append(.brightness(max(0, brightness))) }
    if contrast != 1 { matrices.append(.contrast(max(0, contrast))) }
    if invert != 0 { matrices.append(.inversion(min(max(0, invert), 1))) }
    return matrices.map { .colorMatrix($0) } + (blurs ? [.blur(radius: blur * scale)] : [])
  }

  /// Whether the blur changes something.
  var blurs: Bool { blur > 0 }
}

extension BackdropState {
  /// The effects that change something.
  ///
  /// - Parameter scale: pixels per point.
  func effects(scale: Double) -> [Effect] {
    var effects: [Effect] = []
    if blur > 0 { effects.append(.blur(radius: blur * scale)) }
    if saturation != 1 { effects.append(.colorMatrix(.saturation(max(0, saturation)))) }
    if brightness != 1 { effects.append(.colorMatrix(.brightness(max(0, brightness)))) }
    return effects
  }
}
