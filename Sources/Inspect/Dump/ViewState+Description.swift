import AnimDocuments
import AnimMotion
import AnimPrimitives
package import AnimRendering
package import AnimScenes

/// A property's name in scenes and its value as JSON.
package struct DescribedProperty {
  package let name: String
  package let json: String

  init(_ property: Property, _ json: String) {
    name = property.rawValue
    self.json = json
  }
}

extension ViewState {
  /// All properties of a view.
  package func described(for view: View) -> [DescribedProperty] {
    geometry + appearance(hasGradient: view.gradient != nil) + content(of: view)
  }

  private var geometry: [DescribedProperty] {
    let matrix = transform.projectiveTransform
    let flat =
      matrix.affine.map { jsonText([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) }
      ?? jsonText([
        matrix.m11, matrix.m12, matrix.m13, matrix.m21, matrix.m22, matrix.m23, matrix.m31,
        matrix.m32, matrix.m33,
      ])
    return [
      DescribedProperty(.center, jsonText(center)),
      DescribedProperty(.bounds, jsonText(bounds)),
      DescribedProperty(.anchorPoint, jsonText(anchorPoint)),
      DescribedProperty(.transform, flat),
      DescribedProperty(.translate, jsonText(transform.translation)),
      DescribedProperty(.scale, jsonText(transform.scale)),
      DescribedProperty(.skew, jsonText(transform.skew)),
      DescribedProperty(.rotate, jsonText(transform.rotation)),
      DescribedProperty(.rotateX, jsonText(transform.rotationX)),
      DescribedProperty(.rotateY, jsonText(transform.rotationY)),
      DescribedProperty(.perspective, jsonText(transform.perspective)),
      DescribedProperty(.zPosition, jsonText(zPosition)),
    ]
  }

  private func appearance(hasGradient: Bool) -> [DescribedProperty] {
    let gradient = [
      DescribedProperty(
        .gradientColors, "[\(gradientColors.map { jsonText($0) }.joined(separator: ", "))]"),
      DescribedProperty(.gradientLocations, jsonText(fittedGradientLocations)),
      DescribedProperty(.gradientStart, jsonText(gradientStart)),
      DescribedProperty(.gradientEnd, jsonText(gradientEnd)),
    ]
    return [
      DescribedProperty(.alpha, jsonText(alpha)),
      DescribedProperty(.hidden, String(isHidden)),
      DescribedProperty(.backgroundColor, jsonText(backgroundColor)),
      DescribedProperty(.cornerRadius, jsonText(cornerRadius)),
      DescribedProperty(.borderWidth, jsonText(borderWidth)),
      DescribedProperty(.borderColor, jsonText(borderColor)),
      DescribedProperty(.shadowColor, jsonText(shadowColor)),
      DescribedProperty(.shadowOpacity, jsonText(shadowOpacity)),
      DescribedProperty(.shadowRadius, jsonText(shadowRadius)),
      DescribedProperty(.shadowOffset, jsonText(shadowOffset)),
    ] + (hasGradient ? gradient : [])
  }

  private func content(of view: View) -> [DescribedProperty] {
    switch view.content {
    case .none: []
    case .label:
      [
        DescribedProperty(.text, text.jsonQuoted),
        DescribedProperty(.value, value.map { jsonText($0) } ?? "null"),
        DescribedProperty(.textColor, jsonText(textColor)),
        DescribedProperty(.fontSize, jsonText(fontSize)),
      ]
    case .image: [DescribedProperty(.source, imageSource.jsonQuoted)]
    case .shape:
      [
        DescribedProperty(.path, path.svgPathData.jsonQuoted),
        DescribedProperty(.fillColor, jsonText(fillColor)),
        DescribedProperty(.strokeColor, jsonText(strokeColor)),
        DescribedProperty(.lineWidth, jsonText(lineWidth)),
        DescribedProperty(.lineDash, jsonText(lineDash)),
        DescribedProperty(.lineDashPhase, jsonText(lineDashPhase)),
        DescribedProperty(.strokeStart, jsonText(strokeStart)),
        DescribedProperty(.strokeEnd, jsonText(strokeEnd)),
      ]
    }
  }
}

// MARK: - JSON

/// A JSON number; integers have no fraction.
func jsonText(_ number: Double) -> String { number.isFinite ? number.shortestText : "null" }

private func jsonText(_ numbers: [Double]) -> String {
  var text = "["
  for (index, number) in numbers.enumerated() {
    if index > 0 { text += ", " }
    text += jsonText(number)
  }
  return text + "]"
}

private func jsonText(_ point: Point) -> String { jsonText([point.x, point.y]) }

private func jsonText(_ size: Size) -> String { jsonText([size.width, size.height]) }

private func jsonText(_ color: Color?) -> String {
  color.map { jsonText([$0.red, $0.green, $0.blue, $0.alpha]) } ?? "null"
}
