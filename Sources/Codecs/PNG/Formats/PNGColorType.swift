/// The meaning of a pixel's samples. Source: PNG §11.2.1.
package enum PNGColorType: UInt8, Hashable, Sendable, CaseIterable {
  case grayscale = 0
  case rgb = 2
  case palette = 3
  case grayscaleAlpha = 4
  case rgba = 6

  /// The number of samples per pixel.
  package var channels: Int {
    switch self {
    case .grayscale, .palette: 1
    case .grayscaleAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The numbers of bits that a sample may have.
  package var bitDepths: [Int] {
    switch self {
    case .grayscale: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .grayscaleAlpha, .rgba: [8, 16]
    }
  }
}
