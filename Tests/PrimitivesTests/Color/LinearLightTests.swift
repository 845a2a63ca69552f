import Foundation
import AnimPrimitives
import Testing

struct LinearLightTests {
  @Test func `linear light is IEC 61966-2-1's, to the last bits`() {
    #expect(LinearLight.components.count == 256)
    for (component, light) in LinearLight.components.enumerated() {
      let x = Double(component) / 255
      let definition = x > 0.04045 ? pow((x + 0.055) / 1.055, 2.4) : x / 12.92
      #expect(abs(light - definition) <= 8 * definition.ulp)
    }
    #expect(LinearLight.components.first == 0)
    #expect(LinearLight.components.last == 1)
  }
}
