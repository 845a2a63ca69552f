internal import Primitives

/// How pixels are written: colour type, bit depth, and what they need to be understood.
struct PNGPixelFormat: Equatable, Sendable {
  var colorType: PNGColorType
  /// Bits a sample: 1, 2, 4 or 8.
  var bitDepth: Int
  /// For colour type palette: up to 256 packed premultiplied pixels, the opaque ones last.
  var palette: [UInt32] = []
  /// For greyscale and RGB: the opaque colour that is written for clear pixels.
  var key: StraightColor?

  var bitsPerPixel: Int { bitDepth * colorType.channels }

  /// Whether it can say that a pixel is clear.
  var hasClear: Bool {
    switch colorType {
    case .grayscaleAlpha, .rgba: true
    case .grayscale, .rgb: key != nil
    case .palette: palette.contains(0)
    }
  }

  /// Bytes of a row without its filter byte.
  func stride(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The distance that filters look to the left: bytes of a whole pixel, at least 1. Source: PNG §9.2.
  var filterDistance: Int { max(1, bitsPerPixel / 8) }
}

// MARK: - Choice

extension PNGPixelFormat {
  /// The format that takes the fewest bytes, uncompressed and with its palette, and holds all pixels
  /// that were met.
  init(leastFor census: ColorCensus, pixelCount: Int, bitDepths: [Int] = [1, 2, 4, 8]) {
    self = PNGPixelFormat(colorType: .rgba, bitDepth: 8)
    var leastSize = size(pixelCount: pixelCount)
    for format in Self.candidates(for: census, bitDepths: bitDepths) {
      let size = format.size(pixelCount: pixelCount)
      guard size < leastSize else { continue }
      leastSize = size
      self = format
    }
  }

  /// The least format of whole bytes a sample for all pixels of an animation, with a clear pixel too
  /// where that takes no more bits: it lets a frame leave alone what does not change.
  ///
  /// Fewer bits hardly make an animation smaller once it is compressed, and FFmpeg's decoder (5.1) puts
  /// the patches of such files in wrong places.
  init(leastForAnimation census: ColorCensus, pixelCount: Int) {
    let plain = PNGPixelFormat(leastFor: census, pixelCount: pixelCount, bitDepths: [8])
    var census = census
    census.insert(0)
    let blending = PNGPixelFormat(leastFor: census, pixelCount: pixelCount, bitDepths: [8])
    self = blending.bitsPerPixel <= plain.bitsPerPixel ? blending : plain
  }

  /// What else than RGBA can hold the pixels; of equals the first is better.
  private static func candidates(
    for census: ColorCensus, bitDepths: [Int]
  ) -> [PNGPixelFormat] {
    var formats: [PNGPixelFormat] = []
    if census.isGray {
      for depth in bitDepths where census.isAlphaBilevel && census.fitsGray(depth: depth) {
        let key = census.isOpaque ? nil : census.freeGray(depth: depth)
        guard census.isOpaque || key != nil else { continue }
        formats.append(PNGPixelFormat(colorType: .grayscale, bitDepth: depth, key: key))
      }
      formats.append(PNGPixelFormat(colorType: .grayscaleAlpha, bitDepth: 8))
    }
    if let colors = census.colors?.colors {
      let depth = bitDepths.first { colors.count <= 1 << $0 } ?? 8
      // The tRNS chunk has alphas from the palette's start to the last that is not opaque.
      let palette = colors.filter { $0 >> 24 != 255 } + colors.filter { $0 >> 24 == 255 }
      formats.append(PNGPixelFormat(colorType: .palette, bitDepth: depth, palette: palette))
    }
    if census.isOpaque {
      formats.append(PNGPixelFormat(colorType: .rgb, bitDepth: 8))
    } else if census.isAlphaBilevel, let key = census.freeColor {
      formats.append(PNGPixelFormat(colorType: .rgb, bitDepth: 8, key: key))
    }
    return formats
  }

  private func size(pixelCount: Int) -> Int {
    (pixelCount * bitsPerPixel + 7) / 8 + chunks.reduce(0) { $0 + 12 + $1.data.count }
  }
}

// MARK: - Chunks

extension PNGPixelFormat {
  /// The chunks between the header and the pixels: PLTE and tRNS (PNG §11.2.2 and §11.3.1.1).
  var chunks: [PNGChunk] {
    var chunks: [PNGChunk] = []
    if colorType == .palette {
      let colors = palette.map { StraightColor(PremultipliedColor(rgba: $0)) }
      chunks.append(
        PNGChunk(name: .palette, data: colors.flatMap { [$0.red, $0.green, $0.blue] }))
      let alphas = colors.map(\.alpha).prefix { $0 != 255 }
      if !alphas.isEmpty {
        chunks.append(PNGChunk(name: .transparency, data: Array(alphas)))
      }
    }
    if let key {
      // Samples of 16 bits each, of which as many count as the depth has.
      let samples =
        colorType == .rgb ? [key.red, key.green, key.blue] : [key.red >> (8 - bitDepth)]
      chunks.append(PNGChunk(name: .transparency, data: samples.flatMap { [0, $0] }))
    }
    return chunks
  }
}
