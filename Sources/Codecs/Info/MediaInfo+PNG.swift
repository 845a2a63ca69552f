extension MediaInfo {
  init(png file: PNGFile) throws(CodecError) {
    let header = file.header
    // No pixel is kept, so there is no limit.
    let animation = try APNGDecoder(file, pixelLimit: .max)
    let isAnimated = animation.isAnimated
    let texts = try PNGTexts(file)
    var canvas = ClearCanvas()
    for frame in animation.frames {
      canvas.show(
        frame.rect, isCleared: frame.disposeOperation == .background,
        isTakenBack: frame.disposeOperation == .previous)
    }
    try self.init(
      format: isAnimated ? .apng : .png, byteCount: file.bytes.count, width: header.width,
      height: header.height, frames: animation.frames.map { Frame($0, isAnimated: isAnimated) },
      numPlays: isAnimated ? animation.numPlays : 1,
      colorDescription: "\(header.colorType) \(header.bitDepth)-bit",
      colorTableCount: file.parts.first { $0.name == .palette }.map { $0.range.count / 3 },
      hasTransparency: header.colorType == .grayscaleAlpha || header.colorType == .rgba
        || file.parts.contains { $0.name == .transparency }
        || canvas.isSeen(width: header.width, height: header.height),
      texts: texts.entries, unreadableTexts: texts.unreadable, shares: file.shares,
      orientation: animation.orientation,
      faults: animation.faults + animation.pixelFaults())
  }
}

extension MediaInfo.Frame {
  fileprivate init(_ frame: APNGDecoder.Frame, isAnimated: Bool) {
    let delay = MediaTime(
      Int(frame.delay.numerator), frame.delay.denominator == 0 ? 100 : Int(frame.delay.denominator))
    self.init(
      rect: frame.rect, delay: delay, shownDelay: isAnimated ? delay.inBrowsers : delay,
      disposal: "\(frame.disposeOperation)", blending: "\(frame.blendOperation)",
      byteCount: frame.byteCount)
  }
}

extension PNGFile {
  fileprivate var shares: [MediaInfo.Share] {
    var shares = [
      MediaInfo.Share(kind: "signature", count: 1, byteCount: PNGFile.signature.count)
    ]
    // A dictionary, because a file may have as many names as chunks.
    var places: [PNGChunkName: Int] = [:]
    for part in parts {
      // Length, name and checksum take 12 bytes.
      let size = part.range.count + 12
      if let place = places[part.name] {
        shares[place].count += 1
        shares[place].byteCount += size
      } else {
        places[part.name] = shares.count
        shares.append(MediaInfo.Share(kind: "\(part.name)", count: 1, byteCount: size))
      }
    }
    if !damagedParts.isEmpty {
      let size = damagedParts.reduce(0) { $0 + $1.range.count + 12 }
      shares.append(
        MediaInfo.Share(kind: "damaged chunks", count: damagedParts.count, byteCount: size))
    }
    let trailing = bytes.count - shares.reduce(0) { $0 + $1.byteCount }
    return trailing == 0
      ? shares : shares + [MediaInfo.Share(kind: "after the end", count: 1, byteCount: trailing)]
  }
}
