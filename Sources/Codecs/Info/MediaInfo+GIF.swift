extension MediaInfo {
  init(gif bytes: [UInt8]) throws(CodecError) {
    // No pixel is decoded, so there is no limit.
    var decoder = try GIFDecoder(bytes, pixelLimit: .max)
    var frames: [Frame] = []
    var images = Share(kind: "images", count: 0, byteCount: 0)
    var tables = Share(kind: "local colour tables", count: 0, byteCount: 0)
    var hasTransparency = false
    var canvas = ClearCanvas()
    while let frame = try decoder.nextFrame(skippingPixels: true) {
      frames.append(Frame(frame))
      hasTransparency = hasTransparency || frame.transparentColorIndex != nil
      canvas.show(
        frame.rect, isCleared: frame.disposalMethod == .background,
        isTakenBack: frame.disposalMethod == .previous)
      let table = (frame.localColors?.count ?? 0) * 3
      images.count += 1
      images.byteCount += frame.byteCount - table
      if table > 0 {
        tables.count += 1
        tables.byteCount += table
      }
    }
    let globalCount = decoder.globalColors?.count
    // The signature and the Logical Screen Descriptor take 13 bytes.
    var shares = [Share(kind: "screen", count: 1, byteCount: 13 + (globalCount ?? 0) * 3)]
    shares += [tables, images].filter { $0.count > 0 }
    let rest = bytes.count - shares.reduce(0) { $0 + $1.byteCount }
    shares.append(Share(kind: "extensions and the rest", count: 1, byteCount: rest))
    self.init(
      format: .gif, byteCount: bytes.count, width: decoder.width, height: decoder.height,
      frames: frames, numPlays: decoder.loopCount ?? 1, colorDescription: "palette 8-bit",
      colorTableCount: globalCount,
      hasTransparency: hasTransparency
        || canvas.isSeen(width: decoder.width, height: decoder.height),
      texts: decoder.comments.map { PNGMetadata.Entry(keyword: "Comment", text: $0) },
      shares: shares, faults: decoder.faults)
  }
}

extension MediaInfo.Frame {
  fileprivate init(_ frame: GIFDecoder.Frame) {
    let delay = MediaTime(frame.delayTime, 100)
    self.init(
      rect: frame.rect, delay: delay, shownDelay: delay.inBrowsers,
      disposal: "\(frame.disposalMethod)",
      blending: frame.transparentColorIndex == nil ? "source" : "over",
      colorTableCount: frame.localColors?.count, byteCount: frame.byteCount)
  }
}
