import AnimPrimitives
import Testing

@testable import AnimGIF

@Suite struct OKLabTests {
  /// The definition, in `Double`, with functions exact to the last bit.
  private func reference(_ red: Int, _ green: Int, _ blue: Int) -> [Double] {
    let light = [red, green, blue].map { value -> Double in
      let x = Double(value) / 255
      return x <= 0.04045 ? x / 12.92 : power((x + 0.055) / 1.055, 2.4)
    }
    func root(_ r: Double, _ g: Double, _ b: Double) -> Double {
      cubeRoot(r * light[0] + g * light[1] + b * light[2])
    }
    let l = root(0.4122214708, 0.5363325363, 0.0514459929)
    let m = root(0.2119034982, 0.6806995451, 0.1073969566)
    let s = root(0.0883024619, 0.2817188376, 0.6299787005)
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  @Test func `every fifteenth level of each component is within one unit of the definition`() {
    let converter = OKLabConverter()
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let got = converter.convert(UInt32(red | green << 8 | blue << 16) | 0xFF00_0000)
          let want = reference(red, green, blue)
          for (value, wanted) in zip([got.lightness, got.a, got.b], want) {
            #expect(abs(Double(value) - wanted * OKLab.one) < 1.05)
          }
        }
      }
    }
  }

  @Test func `black and white are 100 apart`() {
    let converter = OKLabConverter()
    let square = converter.convert(0xFF00_0000).squaredDistance(to: converter.convert(0xFFFF_FFFF))
    #expect(abs(OKLab.error(squaredDistance: square) - 100) < 0.01)
  }
}
