import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

/// A file with random samples, written according to the specification, without our code except for filters.
struct Fixture: Sendable, CustomTestStringConvertible {
  let colorType: PNGColorType
  let bitDepth: Int
  let isInterlaced: Bool
  /// Whether there is a tRNS chunk: of alphas for palettes, otherwise of a colour.
  let hasTransparency: Bool

  static let all: [Fixture] = PNGColorType.allCases.flatMap { colorType in
    colorType.bitDepths.flatMap { bitDepth in
      [false, true].flatMap { isInterlaced in
        (colorType == .rgba || colorType == .grayscaleAlpha ? [false] : [false, true]).map {
          Fixture(
            colorType: colorType, bitDepth: bitDepth, isInterlaced: isInterlaced,
            hasTransparency: $0)
        }
      }
    }
  }

  var testDescription: String {
    "\(colorType) \(bitDepth)-bit" + (isInterlaced ? " interlaced" : "")
      + (hasTransparency ? " with tRNS" : "")
  }

  /// The file and its pixels.
  func make() throws -> (bytes: [UInt8], pixmap: Pixmap) {
    var generator = SeededGenerator(seed: UInt64(bitDepth))
    let (width, height) = (13, 11)
    let limit = 1 << bitDepth
    let samples = (0..<(width * height)).map { _ in
      (0..<colorType.channels).map { _ in Int.random(in: 0..<limit, using: &generator) }
    }
    let palette = (0..<min(limit, 256)).map { [$0 * 5 % 256, 255 - $0, $0 * 77 % 256] }
    let alphas = (0..<(palette.count / 2)).map { $0 * 31 % 256 }
    let writer = try PNGWriter.begin()
    try writer.write(
      PNGHeader(
        width: width, height: height, bitDepth: bitDepth, colorType: colorType,
        isInterlaced: isInterlaced
      ).chunk)
    if colorType == .palette {
      try writer.write(PNGChunk(name: .palette, data: palette.flatMap { $0.map { UInt8($0) } }))
    }
    if hasTransparency {
      let data =
        colorType == .palette
        ? alphas.map { UInt8($0) }
        : samples[5].flatMap { [UInt8]([UInt8($0 >> 8), UInt8($0 & 255)]) }
      try writer.write(PNGChunk(name: .transparency, data: data))
    }
    // Adam7: the first pixel of each pass and the distances between its pixels. Source: PNG §8.2.
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var stream: [UInt8] = []
    for (left, top, stepX, stepY) in passes {
      var above: [UInt8]?
      for y in stride(from: top, to: height, by: stepY) {
        let pixels = stride(from: left, to: width, by: stepX).flatMap { samples[y * width + $0] }
        guard !pixels.isEmpty else { continue }
        let row = packed(pixels)
        let filter = try #require(PNGFilter(rawValue: UInt8((y + left) % 5)))
        stream.append(filter.rawValue)
        stream += filter.apply(
          to: row, above: above ?? row.map { _ in 0 },
          distance: max(1, bitDepth * colorType.channels / 8))
        above = row
      }
    }
    try writer.write(PNGChunk(name: .imageData, data: try Deflater(.fastest).compress(stream)))
    try writer.write(.imageEnd)
    let pixels = samples.map { sample in
      color(sample, key: hasTransparency ? samples[5] : nil, palette: palette, alphas: alphas)
    }
    return (writer.takeBytes(), Pixmap(width: width, height: height, pixels: pixels))
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    var bits: [Int] = samples.flatMap { sample in
      (0..<bitDepth).reversed().map { sample >> $0 & 1 }
    }
    while bits.count % 8 != 0 { bits.append(0) }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | UInt8($1) }
    }
  }

  private func color(_ sample: [Int], key: [Int]?, palette: [[Int]], alphas: [Int]) -> UInt32 {
    let bytes = sample.map { value in
      UInt8((Double(value) * 255 / Double(1 << bitDepth - 1)).rounded())
    }
    let alpha: UInt8 = sample == key && colorType != .palette ? 0 : 255
    let straight: StraightColor
    switch colorType {
    case .grayscale:
      straight = StraightColor(red: bytes[0], green: bytes[0], blue: bytes[0], alpha: alpha)
    case .grayscaleAlpha:
      straight = StraightColor(red: bytes[0], green: bytes[0], blue: bytes[0], alpha: bytes[1])
    case .rgb:
      straight = StraightColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
    case .rgba:
      straight = StraightColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    case .palette:
      let entry = palette[sample[0]].map { UInt8($0) }
      let hasAlpha = key != nil && sample[0] < alphas.count
      straight = StraightColor(
        red: entry[0], green: entry[1], blue: entry[2],
        alpha: hasAlpha ? UInt8(alphas[sample[0]]) : 255)
    }
    return PremultipliedColor(straight).rgba
  }
}
