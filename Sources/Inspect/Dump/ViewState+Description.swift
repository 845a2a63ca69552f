package import AnimDocuments
import AnimMotion
import AnimPrimitives
package import AnimRendering
package import AnimScenes

/// A property's name in scenes and its value as JSON.
package struct DescribedProperty {
  package let name: String
  package let json: JSONText

  init(_ property: Property, _ json: JSONText) {
    name = property.name
    self.json = json
  }
}

extension View {
  /// The properties that the view has, each in one value.
  var wholeProperties: [Property] { Property.whole.filter { has($0) } }
}

extension ViewState {
  /// All properties of a view.
  package func described(for view: View) -> [DescribedProperty] {
    described(view.wholeProperties)
  }

  func described(_ properties: [Property]) -> [DescribedProperty] {
    properties.map { DescribedProperty($0, json(of: $0)) }
  }

  private func json(of property: Property) -> JSONText {
    switch property {
    case .transform: JSONText(transform.projectiveTransform)
    case .gradientLocations: JSONText(fittedGradientLocations)
    default: JSONText(value(of: property))
    }
  }
}

// MARK: - JSON

extension JSONText {
  fileprivate init(_ numbers: [Double]) { self.init(numbers.map { JSONText(shortest: $0) }) }

  fileprivate init(_ color: Color?) {
    self = color.map { JSONText([$0.red, $0.green, $0.blue, $0.alpha]) } ?? nil
  }

  fileprivate init(_ map: ProjectiveTransform) {
    self =
      map.affine.map { JSONText([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) }
      ?? JSONText([
        map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
      ])
  }

  fileprivate init(_ value: AnimatableValue) {
    self =
      switch value {
      case .number(let number): JSONText(shortest: number)
      case .point(let point): JSONText([point.x, point.y])
      case .size(let size): JSONText([size.width, size.height])
      case .rect(let rect): JSONText([rect.minX, rect.minY, rect.width, rect.height])
      case .color(let color): JSONText(color)
      case .colors(let colors): JSONText(colors.map { JSONText($0) })
      case .numbers(let numbers): JSONText(numbers)
      case .transform(let parts): JSONText(parts.projectiveTransform)
      case .matrix(let matrix): JSONText(ProjectiveTransform(matrix))
      case .path(let path): JSONText(path.svgPathData)
      case .text(let text): JSONText(text)
      case .styledText(let text): JSONText(text.string)
      case .flag(let flag): JSONText(flag)
      }
  }
}
