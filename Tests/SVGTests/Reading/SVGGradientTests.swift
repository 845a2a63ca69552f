import AnimPrimitives
import Testing

@testable import AnimSVG

/// The focus and the repetitions of gradients.
@Suite struct SVGGradientTests {
  private func gradient(_ text: String) throws -> SVGGradient {
    let elements = text + "<rect width='100' height='50' fill='url(#a)'/>"
    let file =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">"# + elements + "</svg>"
    for case .draw(let shape) in try SVGReader.read(Array(file.utf8)).operations {
      if case .gradient(let gradient, _, 1) = shape.paint { return gradient }
    }
    throw SVGError("the paint is no gradient", line: 0)
  }

  @Test func `a radial gradient has a focus, which stays inside of its circle`() throws {
    func focus(_ attributes: String) throws -> SVGGradient.Focus? {
      let kind = try gradient(
        """
        <radialGradient id='a' gradientUnits='userSpaceOnUse' cx='50' cy='20' r='10' \(attributes)>
        <stop stop-color='red'/><stop offset='1'/></radialGradient>
        """
      ).kind
      guard case .radial(Point(50, 20), 10, let focus) = kind else {
        throw SVGError("the gradient has another circle", line: 0)
      }
      return focus
    }
    #expect(try focus("") == nil && focus("fx='50' fy='20'") == nil)
    #expect(try focus("fx='54'") == .init(center: Point(54, 20), radius: 0))
    #expect(try focus("fy='17' fr='2'") == .init(center: Point(50, 17), radius: 2))
    let limited = try #require(try focus("fx='90'"))
    #expect(abs(limited.center.x - 59.9) < 1e-9 && limited.center.y == 20)
  }

  @Test(arguments: [
    ("pad", [0, 1]), ("repeat", [-1, 0, 1, 2, 3]), ("reflect", [-1, 0, 1, 2, 3]),
  ])
  func `colours of a gradient repeat over the outline`(method: String, offsets: [Double]) throws {
    let gradient = try gradient(
      """
      <linearGradient id='a' x2='.5' spreadMethod='\(method)'>
      <stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>
      """)
    let found = gradient.stops.map(\.offset)
    #expect(Set(found) == Set(offsets) && found == found.sorted())
    let blue = SVGColor.color(Color(red: 0, green: 0, blue: 1))
    guard method != "pad" else { return }
    // The end of the length before the first, at 0.
    #expect((gradient.stops[3].color == blue) == (method == "repeat"))
  }
}
