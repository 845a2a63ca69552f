import AnimPrimitives
import Testing

struct StraightColorTests {
  @Test func `straight and back gives every premultiplied component again`() {
    for alpha in UInt8.min...(.max) {
      for component in 0...alpha {
        let pixel = PremultipliedColor(red: component, green: 0, blue: component, alpha: alpha)
        #expect(PremultipliedColor(StraightColor(pixel)) == pixel)
      }
    }
  }

  @Test func `dividing by alpha rounds to nearest, halves up`() {
    for alpha in UInt8(1)...(.max) {
      for component in 0...alpha {
        let straight = StraightColor(
          PremultipliedColor(red: 0, green: component, blue: alpha, alpha: alpha))
        let quotient = Double(component) * 255 / Double(alpha)
        #expect(Double(straight.green) == quotient.rounded(.toNearestOrAwayFromZero))
        #expect(straight.blue == 255)
      }
    }
  }

  @Test func `multiplying by alpha rounds to nearest`() {
    for alpha in UInt8.min...(.max) {
      for component in UInt8.min...(.max) {
        let pixel = PremultipliedColor(
          StraightColor(red: component, green: component, blue: component, alpha: alpha))
        let product = UInt8((Double(component) * Double(alpha) / 255).rounded())
        #expect(
          pixel == PremultipliedColor(red: product, green: product, blue: product, alpha: alpha))
      }
    }
  }

  @Test func `a clear pixel has no color`() {
    #expect(StraightColor(PremultipliedColor.clear) == StraightColor(rgba: 0))
  }
}
