internal import AnimPrimitives

/// The format of pixels in a file: colour type, bit depth, and palette or transparent colour.
struct PNGPixelFormat: Equatable, Sendable {
  var colorType: PNGColorType
  /// Bits per sample: 1, 2, 4 or 8.
  var bitDepth: Int
  /// For colour type palette: up to 256 packed premultiplied pixels, the opaque ones last. Opaque greys are
  /// sorted by brightness.
  var palette: [UInt32] = []
  /// For greyscale and RGB of 8 bits: the opaque colour that stands for clear pixels.
  var key: StraightColor?

  var bitsPerPixel: Int { bitDepth * colorType.channels }

  /// Whether the format has a clear pixel.
  var hasClear: Bool {
    switch colorType {
    case .grayscaleAlpha, .rgba: true
    case .grayscale, .rgb: key != nil
    case .palette: palette.contains(0)
    }
  }

  /// Bytes of a row without its filter byte.
  func stride(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Whether filters help because close indices of the palette are close colours: opaque greys, the darkest first,
  /// with at most a clear pixel in front.
  var isGrayRamp: Bool {
    guard colorType == .palette, bitDepth == 8 else { return false }
    let grays = palette.drop { $0 == 0 }
    return grays.allSatisfy { $0 == 0xFF00_0000 | ($0 & 0xFF) * 0x01_0101 }
      && zip(grays, grays.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The distance to the byte on the left that filters use: bytes of a whole pixel, at least 1. Source: PNG §9.2.
  var filterDistance: Int { max(1, bitsPerPixel / 8) }
}

// MARK: - Choice

extension PNGPixelFormat {
  /// The format that holds all pixels of a census in the fewest bytes, uncompressed and with its palette.
  init(leastFor census: ColorCensus, pixelCount: Int, use: Use = .still) {
    self = PNGPixelFormat(colorType: .rgba, bitDepth: 8)
    var leastSize = size(pixelCount: pixelCount)
    for format in Self.candidates(for: census, use: use) {
      let size = format.size(pixelCount: pixelCount)
      guard size < leastSize else { continue }
      leastSize = size
      self = format
    }
  }

  /// The smallest format for all pixels of an animation, with a clear pixel if that takes no more bits: with it, a
  /// frame can leave unchanged pixels out.
  init(leastForAnimation census: ColorCensus, pixelCount: Int) {
    let plain = PNGPixelFormat(leastFor: census, pixelCount: pixelCount, use: .animation)
    var census = census
    census.insert(0)
    let blending = PNGPixelFormat(leastFor: census, pixelCount: pixelCount, use: .animation)
    // Greys need a palette only for the clear pixel, which saves at most about a 50th of a byte per pixel.
    let needsPalette = plain.colorType == .grayscale && blending.colorType == .palette
    let isWorthIt = !needsPalette || blending.chunkSize <= pixelCount / 64
    self = blending.bitsPerPixel <= plain.bitsPerPixel && isWorthIt ? blending : plain
  }

  /// The purpose of a format.
  enum Use {
    case still
    /// Restricted to formats that other decoders read correctly.
    case animation

    /// Restricted to whole bytes per sample, for animations. Fewer bits hardly make the compressed file smaller, and
    /// FFmpeg's decoder (5.1) puts the patches of such files in wrong places.
    fileprivate var bitDepths: [Int] {
      switch self {
      case .still: [1, 2, 4, 8]
      case .animation: [8]
      }
    }

    /// Whether a grey of 8 bits may stand for clear pixels. With fewer bits, FFmpeg (5.1) and Pillow (13.0) show the grey.
    /// In grey animations, Pillow clears pixels that a frame should keep.
    fileprivate var takesGrayKey: Bool { self == .still }
  }

  /// The formats besides RGBA that can hold the pixels, best first.
  private static func candidates(for census: ColorCensus, use: Use) -> [PNGPixelFormat] {
    var formats: [PNGPixelFormat] = []
    if census.isGray {
      if census.isOpaque {
        for depth in use.bitDepths where census.fitsGray(depth: depth) {
          formats.append(PNGPixelFormat(colorType: .grayscale, bitDepth: depth))
        }
      } else if census.isAlphaBilevel, use.takesGrayKey, let key = census.freeGray {
        formats.append(PNGPixelFormat(colorType: .grayscale, bitDepth: 8, key: key))
      }
      formats.append(PNGPixelFormat(colorType: .grayscaleAlpha, bitDepth: 8))
    }
    if let colors = census.colors?.colors {
      let depth = use.bitDepths.first { colors.count <= 1 << $0 } ?? 8
      // The tRNS chunk has alphas from the palette's start to the last that is not opaque.
      let opaque = colors.filter { $0 >> 24 == 255 }
      formats.append(
        PNGPixelFormat(
          colorType: .palette, bitDepth: depth,
          palette: colors.filter { $0 >> 24 != 255 } + (census.isGray ? opaque.sorted() : opaque)))
    }
    if census.isOpaque {
      formats.append(PNGPixelFormat(colorType: .rgb, bitDepth: 8))
    } else if census.isAlphaBilevel, let key = census.freeColor {
      formats.append(PNGPixelFormat(colorType: .rgb, bitDepth: 8, key: key))
    }
    return formats
  }

  private func size(pixelCount: Int) -> Int {
    (pixelCount * bitsPerPixel + 7) / 8 + chunkSize
  }

  /// Bytes of the chunks between the header and the pixels, with their names, lengths and checksums.
  private var chunkSize: Int { chunks.reduce(0) { $0 + 12 + $1.data.count } }
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
      // Samples have 16 bits here, of which the lower 8 count.
      let samples = colorType == .rgb ? [key.red, key.green, key.blue] : [key.red]
      chunks.append(PNGChunk(name: .transparency, data: samples.flatMap { [0, $0] }))
    }
    return chunks
  }
}
