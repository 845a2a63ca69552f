internal import AnimPrimitives

/// A video of any format that an installed `ffmpeg` reads, as `ffprobe` describes it.
package struct VideoProbe: Hashable, Sendable {
  package let path: String
  /// Pixels of a shown frame: turned, and with square pixels.
  package let width: Int
  package let height: Int
  /// Names of the container and of the codec, as in `mov,mp4,m4a,3gp,3g2,mj2` and `h264`.
  package let container: String
  package let codec: String
  /// When each frame is shown, in seconds from the first, in order.
  package let starts: [Double]
  /// The end of the last frame in seconds.
  package let duration: Double
  /// Whether pixels may be transparent.
  package let hasAlpha: Bool
  /// Whether the file names its colour matrix.
  let hasMatrix: Bool
  /// The decoder that reads alpha, if the default one of `ffmpeg` does not.
  let decoder: String?

  /// The maximum number of frames.
  package static let frameLimit = 1_000_000
  /// The maximum time in seconds.
  package static let timeLimit = 24.0 * 3600
}

extension VideoProbe {
  /// The input options of `ffmpeg` and `ffprobe`. They read one local file: a playlist or a list of files could name
  /// others, and addresses.
  static let safeInput = [
    "-protocol_whitelist", "file,pipe",
    "-format_whitelist", "mov,mp4,matroska,webm,avi,mpegts,flv,ogg,gif,yuv4mpegpipe",
  ]

  /// Reads the description of the first video stream, and the times of its frames.
  ///
  /// - Parameter path: of a file.
  /// - Throws: `toolMissing`, `malformed`, `pixelCount`.
  package init(path: String) throws(CodecError) {
    let entries =
      "packet=pts,flags:stream=codec_name,width,height,pix_fmt,time_base,avg_frame_rate,duration_ts,"
      + "color_space,sample_aspect_ratio:stream_side_data=rotation:stream_tags=alpha_mode:format=format_name"
    let arguments =
      ["-v", "error"] + Self.safeInput
      + ["-select_streams", "v:0", "-show_entries", entries, "-of", "compact", "file:\(path)"]
    let program = try ChildProcess.start("ffprobe", arguments: arguments)
    let rows = ProbeRows(of: program)
    do {
      try program.finish()
    } catch {
      throw VideoReader.malformed(error)
    }
    try self.init(path: path, rows)
  }

  private init(path: String, _ rows: ProbeRows) throws(CodecError) {
    let stream = rows.stream
    guard let width = stream["width"].flatMap({ Int($0) }), width > 0,
      let height = stream["height"].flatMap({ Int($0) }), height > 0
    else { throw .malformed(format: "video", reason: "there is no picture in it") }
    guard rows.times.count <= Self.frameLimit else {
      throw .malformed(format: "video", reason: "it has more than \(Self.frameLimit) frames")
    }
    let unit = Self.fraction(stream["time_base"], "/") ?? 1
    let times = rows.times.sorted()
    guard let first = times.first, let last = times.last else {
      throw .malformed(format: "video", reason: "there is no frame in it")
    }
    let starts = times.map { Double($0 - first) * unit }
    let rate = Self.fraction(stream["avg_frame_rate"], "/") ?? 25
    let gap = starts.count > 1 ? starts[starts.count - 1] - starts[starts.count - 2] : 1 / rate
    let end = Double(last - first) * unit + max(gap, 1e-3)
    let stated = stream["duration_ts"].flatMap { Int($0) }.map { Double($0) * unit } ?? end
    // The duration of the stream is that of the last frame's end, unless the frames begin late.
    let duration = stated > starts[starts.count - 1] && stated < end + 1 ? stated : end
    guard duration <= Self.timeLimit else {
      throw .malformed(format: "video", reason: "it is longer than 24 hours")
    }
    let aspect = Self.fraction(stream["sample_aspect_ratio"], ":") ?? 1
    let shown = ((Double(width) * aspect).rounded(), Double(height))
    guard shown.0 >= 1, shown.0 * shown.1 <= Double(DecodingLimit.pixelCount) else {
      throw .pixelCount(width * height, limit: DecodingLimit.pixelCount)
    }
    let turn = stream["rotation"].flatMap { Double($0) } ?? 0
    let isTurned = (Int(turn.magnitude.rounded()) + 45) / 90 % 2 == 1
    let format = stream["pix_fmt"] ?? ""
    let codec = stream["codec_name"] ?? ""
    // WebM has alpha as a second picture.
    let decoder =
      stream["tag:alpha_mode"] == "1" ? ["vp8": "libvpx", "vp9": "libvpx-vp9"][codec] : nil
    self.init(
      path: path, width: Int(isTurned ? shown.1 : shown.0),
      height: Int(isTurned ? shown.0 : shown.1), container: stream["format_name"] ?? "",
      codec: codec, starts: starts, duration: duration,
      hasAlpha: decoder != nil || Self.alphaFormats.contains(where: format.hasPrefix),
      hasMatrix: stream["color_space"].map { $0 != "unknown" } ?? false, decoder: decoder)
  }

  /// The beginnings of the names of pixel formats with alpha.
  private static let alphaFormats = [
    "yuva", "rgba", "bgra", "argb", "abgr", "gbrap", "ya8", "ya16", "pal8",
  ]

  /// The value of a fraction such as `30000/1001`; nil unless both numbers are above 0.
  private static func fraction(_ text: String?, _ sign: Character) -> Double? {
    let parts = (text ?? "").split(separator: sign).compactMap { Double(decimal: $0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
    return parts[0] / parts[1]
  }
}

/// The output of `ffprobe -of compact`: a line for each packet, the stream and the container.
private struct ProbeRows {
  /// The values of the stream and of the container by name.
  var stream: [String: String] = [:]
  /// Times of shown frames, in ticks of the stream.
  var times: [Int] = []

  init(of program: ChildProcess) {
    var rest: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while times.count <= VideoProbe.frameLimit {
      // The array has that many bytes.
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe program.read(into: $0) }
      rest += chunk[..<count]
      let lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for line in lines.dropLast() { add(String(decoding: line, as: UTF8.self)) }
      rest = Array(lines.last ?? [])
      if count < chunk.count { break }
    }
    add(String(decoding: rest, as: UTF8.self))
  }

  private mutating func add(_ line: String) {
    let fields = line.split(separator: "|")
    let values = Dictionary(
      fields.dropFirst().compactMap { field -> (String, String)? in
        guard let equals = field.firstIndex(of: "=") else { return nil }
        return (String(field[..<equals]), String(field[field.index(after: equals)...]))
      }, uniquingKeysWith: { first, _ in first })
    guard fields.first == "packet" else {
      stream.merge(values) { first, _ in first }
      return
    }
    // Packets with a D are decoded but not shown.
    guard let time = values["pts"].flatMap({ Int($0) }), values["flags"]?.contains("D") != true
    else { return }
    times.append(time)
  }
}
