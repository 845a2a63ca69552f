import AnimPrimitives
import Testing

@testable import AnimCodecs

/// Pixels of files, which are straight.
struct StraightPixelTests {
  @Test func `runs of pixels are premultiplied as single ones are`() {
    for alpha in UInt8.min...(.max) {
      let straight = (UInt8.min...(.max)).map { component in
        StraightColor(red: component, green: 255 - component, blue: component / 2, alpha: alpha)
      }
      // Any number of pixels, because whole and partial vectors are different loops.
      for count in [256, 255, 9, 1, 0] {
        var pixels = straight.prefix(count).map(\.rgba.littleEndian)
        pixels.premultiplyBytes()
        #expect(pixels == straight.prefix(count).map { PremultipliedColor($0).rgba })
      }
    }
  }
}
