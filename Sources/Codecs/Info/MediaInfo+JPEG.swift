extension MediaInfo {
  init(jpeg file: JPEGFile, byteCount: Int) throws(CodecError) {
    let canvas = try DecodingLimit.canvas(
      width: file.width, height: file.height, pixelLimit: .max)
    let colors =
      switch file.channelCount {
      case 1: "grayscale 8-bit"
      case 4: "cmyk 8-bit"
      default: "rgb 8-bit"
      }
    let pixelOffset = file.pixelOffset ?? byteCount
    self.init(
      format: .jpeg, byteCount: byteCount, width: file.width, height: file.height,
      frames: [
        Frame(
          rect: canvas, delay: MediaTime(0, 1), shownDelay: MediaTime(0, 1), disposal: "none",
          blending: "source", byteCount: byteCount - pixelOffset)
      ],
      numPlays: 1, colorDescription: file.isProgressive ? "\(colors) progressive" : colors,
      hasTransparency: false, texts: [],
      shares: [
        Share(kind: "header", count: 1, byteCount: pixelOffset),
        Share(kind: "pixels", count: 1, byteCount: byteCount - pixelOffset),
      ],
      orientation: file.orientation,
      faults: file.pixelOffset == nil ? ["the file ends before its pixels"] : [])
  }
}
