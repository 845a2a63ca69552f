import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

/// A picture and its expected format.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let pixmap: Pixmap
  let colorType: PNGColorType
  let bitDepth: Int

  var testDescription: String { name }
}

/// Pictures of odd sizes for every colour type and depth that the encoder writes.
enum Samples {
  static let all: [Sample] =
    [1, 2, 4, 8].map { depth in
      sample("gray \(depth)", .grayscale, depth) { gray($0 % (1 << depth), depth: depth) }
    }
    + [(1, .palette, 2), (2, .palette, 4), (4, .grayscale, 8)].map { depth, colorType, bitDepth in
      sample("gray \(depth) with clear pixels", colorType, bitDepth) {
        $0 % 5 == 0 ? 0 : gray($0 % (1 << depth), depth: depth)
      }
    }
    + [(2, 1), (4, 2), (16, 4), (256, 8)].map { count, depth in
      sample("\(count) colors", .palette, depth) { opaque($0 % count) }
    }
    + [(2, 1), (4, 2), (16, 4), (256, 8)].map { count, depth in
      sample("\(count) translucent colors", .palette, depth) { translucent($0 % count) }
    }
    + [
      sample("many colors", .rgb, 8) { opaque($0) },
      sample("many colors with clear pixels", .rgb, 8) { $0 % 7 == 0 ? 0 : opaque($0) },
      sample("many translucent colors", .rgba, 8) { translucent($0) },
      sample("many translucent grays", .grayscaleAlpha, 8) { index in
        PremultipliedColor(
          StraightColor(rgba: UInt32(index % 251) * 0x01_0101 | UInt32(index * 7 % 256) << 24)
        ).rgba
      },
      Sample(
        name: "a clear pixel", pixmap: Pixmap(width: 1, height: 1), colorType: .grayscaleAlpha,
        bitDepth: 8),
    ]

  private static func sample(
    _ name: String, _ colorType: PNGColorType, _ bitDepth: Int, pixel: (Int) -> UInt32
  ) -> Sample {
    let pixmap = Pixmap(width: 61, height: 43, pixels: (0..<(61 * 43)).map(pixel))
    return Sample(name: name, pixmap: pixmap, colorType: colorType, bitDepth: bitDepth)
  }

  private static func gray(_ number: Int, depth: Int) -> UInt32 {
    UInt32(number * 255 / (1 << depth - 1)) * 0x01_0101 | 0xFF00_0000
  }

  private static func opaque(_ number: Int) -> UInt32 {
    // The factor is odd, so that different numbers give different colours.
    (UInt32(number) &* 0x9E_3779 &+ 0x12_3456) & 0xFF_FFFF | 0xFF00_0000
  }

  private static func translucent(_ number: Int) -> UInt32 {
    let alpha = UInt32(number % 255 + 1) << 24
    return PremultipliedColor(StraightColor(rgba: opaque(number) & 0xFF_FFFF | alpha)).rgba
  }
}
