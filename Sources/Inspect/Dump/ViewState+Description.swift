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
    name = property.name
    self.json = json
  }
}

extension ViewState {
  /// All properties of a view.
  package func described(for view: View) -> [DescribedProperty] {
    Property.whole.filter { view.has($0) }.map { DescribedProperty($0, json(of: $0)) }
  }

  private func json(of property: Property) -> String {
    switch property {
    case .transform: jsonText(transform.projectiveTransform)
    case .gradientLocations: jsonText(fittedGradientLocations)
    default: jsonText(value(of: property))
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

private func jsonText(_ color: Color?) -> String {
  color.map { jsonText([$0.red, $0.green, $0.blue, $0.alpha]) } ?? "null"
}

private func jsonText(_ map: ProjectiveTransform) -> String {
  map.affine.map { jsonText([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) }
    ?? jsonText([
      map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
    ])
}

private func jsonText(_ value: AnimatableValue) -> String {
  switch value {
  case .number(let number): jsonText(number)
  case .point(let point): jsonText(point)
  case .size(let size): jsonText([size.width, size.height])
  case .rect(let rect): jsonText([rect.minX, rect.minY, rect.width, rect.height])
  case .color(let color): jsonText(color)
  case .colors(let colors): "[\(colors.map { jsonText($0) }.joined(separator: ", "))]"
  case .numbers(let numbers): jsonText(numbers)
  case .transform(let parts): jsonText(parts.projectiveTransform)
  case .matrix(let matrix): jsonText(ProjectiveTransform(matrix))
  case .path(let path): path.svgPathData.jsonQuoted
  case .text(let text): text.jsonQuoted
  case .styledText(let text): text.string.jsonQuoted
  case .flag(let flag): String(flag)
  }
}
