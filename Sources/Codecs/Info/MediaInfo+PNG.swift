extension MediaInfo {
  init(png file: PNGFile) throws(CodecError) {
    let header = file.header
    let isAnimated = file.parts.contains { $0.name == .animationControl }
    // No pixel is decoded, so none is too many.
    let animation = try APNGDecoder(file, pixelLimit: .max)
    self.init(
      format: isAnimated ? .apng : .png, byteCount: file.bytes.count, width: header.width,
      height: header.height, frames: animation.frames.map(Frame.init),
      numPlays: isAnimated ? animation.numPlays : 1,
      colorDescription: "\(header.colorType) \(header.bitDepth)-bit",
      colorTableCount: file.parts.first { $0.name == .palette }.map { $0.range.count / 3 },
      hasTransparency: header.colorType == .grayscaleAlpha || header.colorType == .rgba
        || file.parts.contains { $0.name == .transparency },
      texts: file.texts, unreadableTexts: file.unreadableTexts, shares: file.shares)
  }
}

extension MediaInfo.Frame {
  fileprivate init(_ frame: APNGDecoder.Frame) {
    let delay = MediaTime(
      Int(frame.delay.numerator), frame.delay.denominator == 0 ? 100 : Int(frame.delay.denominator))
    self.init(
      rect: frame.rect, delay: delay, shownDelay: delay,
      disposal: "\(frame.disposeOperation)", blending: "\(frame.blendOperation)")
  }
}

extension PNGFile {
  fileprivate var shares: [MediaInfo.Share] {
    var shares = [
      MediaInfo.Share(kind: "signature", count: 1, byteCount: PNGFile.signature.count)
    ]
    for part in parts {
      let kind = "\(part.name)"
      // Length, name and check sum take 12.
      let size = part.range.count + 12
      if let index = shares.firstIndex(where: { $0.kind == kind }) {
        shares[index].count += 1
        shares[index].byteCount += size
      } else {
        shares.append(MediaInfo.Share(kind: kind, count: 1, byteCount: size))
      }
    }
    let trailing = bytes.count - shares.reduce(0) { $0 + $1.byteCount }
    return trailing == 0
      ? shares : shares + [MediaInfo.Share(kind: "after the end", count: 1, byteCount: trailing)]
  }

  /// The texts that can be read: not those that are broken or decompress to more than a megabyte.
  fileprivate var texts: [PNGMetadata.Entry] { parts.compactMap(text) }

  fileprivate var unreadableTexts: [String] {
    parts.compactMap { part in
      switch part.name {
      case .text, .compressedText, .internationalText:
        text(part) == nil ? PNGMetadata.Entry.keyword(of: data(of: part)) : nil
      default: nil
      }
    }
  }

  private func text(_ part: Part) -> PNGMetadata.Entry? {
    let data = data(of: part)
    return switch part.name {
    case .text: PNGMetadata.Entry(latin1: data)
    case .compressedText: PNGMetadata.Entry(compressedLatin1: data)
    case .internationalText: PNGMetadata.Entry(international: data)
    default: nil
    }
  }
}
