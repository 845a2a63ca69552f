import AnimCodecs
import AnimPrimitives
import AnimSVG

/// Reads the pictures of a scene, of any format, chosen by content.
enum ImageReader {
  /// The maximum number of pixels of a picture.
  static let pixelLimit = 100_000_000

  static func read(_ bytes: [UInt8]) throws(AssetError) -> ReadPicture {
    if SVGReader.accepts(bytes) { return try readDrawing(bytes) }
    do {
      switch try PictureDecoder.read(bytes, pixelLimit: pixelLimit) {
      case .still(let picture):
        return ReadPicture(content: .pixels(picture.pixmap), faults: picture.faults)
      case .sequence(let sequence):
        return ReadPicture(content: .sequence(sequence), faults: sequence.faults)
      }
    } catch {
      throw AssetError(error)
    }
  }

  private static func readDrawing(_ bytes: [UInt8]) throws(AssetError) -> ReadPicture {
    do throws(SVGError) {
      let drawing = try SVGReader.read(bytes)
      return ReadPicture(content: .drawing(drawing), faults: drawing.faults)
    } catch {
      throw AssetError("it is not a good SVG: \(error.reason)", hint: error.hint)
    }
  }
}

extension AssetError {
  /// The reason for which a picture cannot be shown.
  init(_ error: CodecError) {
    switch error {
    case .otherKind(_, let found):
      self.init("it is not a picture: \(found)", hint: "give a PNG, JPEG, WebP, GIF or SVG")
    case .malformed(let format, let reason):
      self.init("it is not a good \(format): \(reason)", hint: "export it again")
    case .library(_, let message): self.init("it cannot be decoded: \(message)")
    case .pixelCount(let count, let limit):
      self.init(
        "it has \(count) pixels, more than the limit of \(limit)", hint: "make it smaller")
    default: self.init("its sides are too long", hint: "make it smaller")
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
