import AnimPrimitives

/// The images of a GIF, each of which can be decoded alone: as a file that has only this image.
struct GIFImages: Sendable {
  private struct Image {
    /// Its descriptor, table and data in the file.
    var range: Range<Int>
    var transparentColorIndex: UInt8?
  }

  private let bytes: [UInt8]
  /// The length of the header with the Global Color Table.
  private let headerCount: Int
  private var images: [Image] = []
  private(set) var frames: [PictureSequence.Frame] = []
  let canvas: IntRect
  private(set) var playCount: Int
  private(set) var faults: [String]

  /// Finds all images.
  ///
  /// - Throws: `otherKind`, `malformed` also if there is no image, `sideLimit` or `pixelCount` for a large canvas.
  init(_ bytes: [UInt8], pixelLimit: Int) throws(CodecError) {
    var decoder = try GIFDecoder(bytes, pixelLimit: pixelLimit)
    canvas = try DecodingLimit.canvas(
      width: decoder.width, height: decoder.height, pixelLimit: pixelLimit)
    self.bytes = bytes
    // GIF89a §17 to §19: 6 bytes, then 7 with the size of the table.
    let flags = bytes.count > 10 ? bytes[10] : 0
    headerCount = 13 + (flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0)
    (playCount, faults) = (1, [])
    while let frame = try decoder.nextFrame(skippingPixels: true) {
      images.append(
        Image(range: frame.range, transparentColorIndex: frame.transparentColorIndex))
      let rect = canvas.intersection(frame.rect)
      let disposal: PictureSequence.Disposal =
        switch frame.disposalMethod {
        case .unspecified, .keep: .keep
        case .background: .clear
        case .previous: .restore
        }
      frames.append(
        PictureSequence.Frame(
          rect: rect, duration: MediaTime(frame.delayTime, 100).inBrowsers, isComposited: true,
          disposal: disposal))
    }
    // The file repeats its pictures if it says so anywhere; without a word it plays once.
    playCount = decoder.loopCount ?? 1
    faults = decoder.faults
  }

  /// The part of an image that lies in a rectangle. Pixels that are not drawn are clear.
  ///
  /// - Throws: `malformed` if the file ends before the image has pixels.
  func pixmap(ofImage index: Int, in rect: IntRect) throws(CodecError) -> Pixmap {
    let image = images[index]
    // The size of the image was compared with the limit when it was found.
    var decoder = try GIFDecoder(
      bytes.prefix(headerCount) + bytes[image.range] + [0x3B], pixelLimit: .max)
    var result = Pixmap(width: rect.width, height: rect.height)
    guard let frame = try decoder.nextFrame(), let visible = rect.intersection(frame.rect) else {
      return result
    }
    let colors = (frame.localColors ?? decoder.globalColors ?? PremultipliedColor.greys).map(\.rgba)
    let isWhole = frame.isDrawn.isEmpty
    result.withMutablePixels { span in
      for y in visible.y..<visible.maxY {
        let row = (y - frame.rect.y) * frame.rect.width - frame.rect.x
        let target = (y - rect.y) * rect.width - rect.x
        for x in visible.x..<visible.maxX {
          let color = frame.indices[row + x]
          guard color != image.transparentColorIndex, isWhole || frame.isDrawn[row + x] else {
            continue
          }
          span[target + x] = colors[Int(color)]
        }
      }
    }
    return result
  }
}
