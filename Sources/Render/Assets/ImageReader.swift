import AnimCodecs
import AnimPrimitives

/// Decodes the pictures of a scene. Each input format has a case here.
enum ImageReader {
  static func read(_ bytes: [UInt8]) throws(AssetError) -> PNGDecoder.Picture {
    do {
      return try PNGDecoder.read(bytes)
    } catch {
      switch error {
      case .otherKind(_, let found):
        throw AssetError("it is not a PNG: \(found)", hint: "give a PNG")
      case .malformed(_, let reason):
        throw AssetError("it is not a good PNG: \(reason)", hint: "export it again")
      case .library(_, let message): throw AssetError("it cannot be decoded: \(message)")
      case .pixelCount(let count, let limit):
        throw AssetError(
          "it has \(count) pixels, more than the limit of \(limit)", hint: "make it smaller")
      default: throw AssetError("its sides are too long", hint: "make it smaller")
      }
    }
  }
}

extension Pixmap {
  /// Makes the picture a template: keeps its alpha and sets one colour. Source: UIImage.RenderingMode.alwaysTemplate
  /// with tintColor.
  mutating func tint(_ color: Color) {
    // One entry per alpha.
    let pixels = (0...255).map { alpha in
      PremultipliedColor(color.multiplyingAlpha(by: Double(alpha) / 255)).rgba
    }
    withMutablePixels { span in
      for index in span.indices {
        span[index] = pixels[Int(span[index] >> 24)]
      }
    }
  }
}
