/// A format that an installed FFmpeg writes.
public enum VideoFormat: String, Hashable, Sendable, CaseIterable {
  /// H.264, 4:2:0, no transparency. An odd side grows by a copy of its last row or column.
  case mp4
  /// VP9, 4:2:0, with an alpha channel unless the canvas is opaque.
  case webm
  /// AV1, 4:4:4, no transparency.
  case avif

  /// Whether clear pixels stay clear. Otherwise they become black.
  public var hasAlpha: Bool {
    switch self {
    case .webm: true
    case .mp4, .avif: false
    }
  }
}

extension VideoFormat {
  /// The longest side, in pixels.
  static let sizeLimit = 16_384

  /// A side in the file. H.264 needs an even one for 4:2:0.
  package func paddedSide(_ side: Int) -> Int { self == .mp4 ? side + side % 2 : side }

  /// A side of the pictures that FFmpeg gets. When it halves the colours of an odd side, it blends other values into
  /// those of the last row or column. So WebM gets even sides, which are cropped after the conversion.
  func inputSide(_ side: Int) -> Int { self == .webm ? side + side % 2 : paddedSide(side) }

  /// FFmpeg's arguments for its output.
  ///
  /// - Parameter width: that of the canvas, as is `height`.
  func arguments(width: Int, height: Int, isOpaque: Bool) -> [String] {
    // Players assume BT.709 for high definition, and obey the tags otherwise.
    let tags = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
    let scale = "scale=out_color_matrix=bt709:out_range=tv"
    switch self {
    case .mp4:
      return [
        "-vf", "\(scale),format=yuv420p", "-c:v", "libx264", "-preset", "medium", "-crf", "18",
        "-movflags", "+faststart",
      ] + tags + ["-f", "mp4"]
    case .webm:
      let isOdd = inputSide(width) != width || inputSide(height) != height
      let crop = isOdd ? ",crop=\(width):\(height):0:0:exact=1" : ""
      return [
        "-vf", "\(scale),format=\(isOpaque ? "yuv420p" : "yuva420p")\(crop)", "-c:v", "libvpx-vp9",
        "-crf", "20", "-b:v", "0", "-deadline", "good", "-cpu-used", "2", "-row-mt", "1",
        "-auto-alt-ref", isOpaque ? "1" : "0",
      ] + tags + ["-f", "webm"]
    case .avif:
      return [
        "-vf", "\(scale),format=yuv444p", "-c:v", "libaom-av1", "-crf", "18", "-b:v", "0",
        "-cpu-used", "6", "-row-mt", "1",
      ] + tags + ["-f", "avif"]
    }
  }
}
