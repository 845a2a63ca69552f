extension MediaInfo {
  init(webP file: WebPFile) throws(CodecError) {
    // No pixel is decoded, so there is no limit.
    let animation = file.isAnimated ? try WebPAnimation(file, pixelLimit: .max) : nil
    let canvas = try DecodingLimit.canvas(
      width: file.width, height: file.height, pixelLimit: .max)
    let parts = file.parts + [file.cutPart].compactMap(\.self)
    self.init(
      format: .webP, byteCount: file.bytes.count, width: file.width, height: file.height,
      frames: animation.map(Self.frames) ?? [
        Frame(
          rect: canvas, delay: MediaTime(0, 1), shownDelay: MediaTime(0, 1), disposal: "none",
          blending: "source", byteCount: parts.reduce(0) { $0 + $1.imageByteCount })
      ],
      numPlays: animation?.playCount ?? 1,
      colorDescription: Self.compression(animation?.partNames ?? Set(parts.map(\.name))),
      hasTransparency: animation?.hasTransparency
        ?? parts.contains { $0.hasAlpha(in: file.bytes) },
      texts: file.data("XMP ").map(XMPTexts.entries) ?? [], shares: file.shares,
      orientation: file.orientation,
      faults: animation?.faults
        ?? (file.isCut ? ["the file ends too soon; all that is complete is shown"] : []))
  }

  private static func frames(_ animation: WebPAnimation) -> [Frame] {
    zip(animation.frames, zip(animation.delays, animation.byteCounts)).map { frame, own in
      Frame(
        rect: frame.rect ?? animation.canvas, delay: own.0, shownDelay: frame.duration,
        disposal: frame.disposal == .clear ? "background" : "none",
        blending: frame.isComposited ? "over" : "source", byteCount: own.1)
    }
  }

  private static func compression(_ names: Set<String>) -> String {
    let kinds = [("VP8L", "lossless"), ("VP8 ", "lossy")].filter { names.contains($0.0) }
    return kinds.map(\.1).joined(separator: " and ")
  }
}

extension WebPFile.Part {
  /// The size of the data of pixels; 0 for other chunks.
  fileprivate var imageByteCount: Int {
    ["ALPH", "VP8 ", "VP8L"].contains(name) ? range.count : 0
  }
}

extension WebPFile {
  fileprivate var shares: [MediaInfo.Share] {
    // `RIFF`, the size, and `WEBP`.
    var shares = [MediaInfo.Share(kind: "header", count: 1, byteCount: 12)]
    // A dictionary, because a file may have as many names as chunks.
    var places: [String: Int] = [:]
    for part in parts {
      if let place = places[part.name] {
        shares[place].count += 1
        shares[place].byteCount += part.byteCount
      } else {
        places[part.name] = shares.count
        shares.append(
          MediaInfo.Share(kind: part.shownName, count: 1, byteCount: part.byteCount))
      }
    }
    let rest = bytes.count - shares.reduce(0) { $0 + $1.byteCount }
    if rest > 0 { shares.append(MediaInfo.Share(kind: "the rest", count: 1, byteCount: rest)) }
    return shares
  }
}

extension WebPFile.Part {
  /// The name without the spaces at its end.
  fileprivate var shownName: String {
    String(name.reversed().drop { $0 == " " }.reversed())
  }
}
