import Codecs
import Primitives

/// Decodes the pictures that scenes show.
enum ImageReader {
  static func read(_ bytes: [UInt8]) throws(AssetError) -> Pixmap {
    do {
      return try PNGDecoder.decode(bytes)
    } catch {
      switch error {
      case .otherKind(_, let found): throw AssetError("it is no PNG: \(found)")
      case .malformed(_, let reason): throw AssetError("it is not a good PNG: \(reason)")
      case .library(_, let message): throw AssetError("it cannot be decoded: \(message)")
      default: throw AssetError("it is too large")
      }
    }
  }
}
