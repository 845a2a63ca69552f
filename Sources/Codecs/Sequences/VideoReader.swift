internal import AnimPrimitives

/// Reads the frames of a video in order, through an installed `ffmpeg`.
///
/// `ffmpeg` writes pixels to its standard output. Before each frame it writes the frame's time to its messages, so that
/// a time belongs to its frame even if the file is damaged.
///
/// A class, because it owns a running program.
package final class VideoReader {
  private let probe: VideoProbe
  private let program: ChildProcess
  /// The frame that `next` returns, whose end is not known yet.
  private var pending: (pixmap: Pixmap, start: Double)?
  private var firstTick: Int?
  private var frameCount = 0
  private var hasEnded = false
  /// The place in the program's messages up to which times were read.
  private var position = 0
  private var text: [UInt8] = []
  private var ticks: ArraySlice<Int> = []

  /// Ticks a second. A multiple of the usual frame rates and of the usual units of containers.
  private static let tickRate = 720_000

  /// - Throws: `toolMissing`.
  package init(_ probe: VideoProbe) throws(CodecError) {
    self.probe = probe
    // Without a name, players of large pictures take BT.709, and `ffmpeg` BT.601.
    let matrix =
      probe.hasMatrix || min(probe.width, probe.height) < 720 ? "" : ":in_color_matrix=bt709"
    let filters = [
      "settb=1/\(Self.tickRate)",
      "scale=\(probe.width):\(probe.height):flags=bicubic+accurate_rnd+full_chroma_int\(matrix)",
      "format=rgba",
      // A frame's time is printed only beside a value.
      "metadata=mode=add:key=frame:value=1", "metadata=mode=print:file='pipe\\:2':direct=1",
    ]
    let arguments =
      ["-v", "error", "-nostdin", "-xerror", "-max_pixels", "\(DecodingLimit.pixelCount)"]
      + VideoProbe.safeInput + (probe.decoder.map { ["-c:v", $0] } ?? [])
      + ["-i", "file:\(probe.path)", "-map", "0:v:0", "-an", "-sn", "-dn"]
      + ["-fps_mode", "passthrough", "-vf", filters.joined(separator: ",")]
      + ["-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"]
    program = try ChildProcess.start("ffmpeg", arguments: arguments)
    pending = try read()
  }

  /// The next frame and its duration in seconds; nil after the last.
  ///
  /// - Throws: `malformed` if the file is damaged or cut off.
  package func next() throws(CodecError) -> TimedFrame? {
    guard let current = pending else { return nil }
    pending = nil
    pending = try read()
    let end = pending?.start ?? max(probe.duration, current.start + 1e-3)
    return TimedFrame(pixmap: current.pixmap, duration: max(0, end - current.start))
  }

  private func read() throws(CodecError) -> (pixmap: Pixmap, start: Double)? {
    guard !hasEnded else { return nil }
    let count = probe.width * probe.height
    var length = 0
    var pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      // The buffer has room for `count` pixels. Any bits are a pixel.
      length = unsafe program.read(into: UnsafeMutableRawBufferPointer(buffer))
      initialized = length == count * 4 ? count : 0
    }
    guard length == count * 4 else {
      hasEnded = true
      try end(isCutOff: length > 0)
      return nil
    }
    if probe.hasAlpha { pixels.premultiplyBytes() }
    frameCount += 1
    return (
      Pixmap(width: probe.width, height: probe.height, pixels: pixels), try nextStart()
    )
  }

  private func end(isCutOff: Bool) throws(CodecError) {
    do {
      try program.finish()
    } catch {
      throw Self.malformed(error)
    }
    // `ffmpeg` shows the frames of some files that are cut off, and succeeds.
    let words = ToolMessages(text: program.messages)
    if let line = words.line(containing: ["partial file", "ended prematurely", "Truncat"]) {
      throw .malformed(format: "video", reason: "it is cut off: \(line)")
    }
    guard !isCutOff, frameCount > 0 else {
      throw .malformed(format: "video", reason: "it ends inside of a frame")
    }
  }

  /// The time of the frame that was just read, in seconds from the first.
  private func nextStart() throws(CodecError) -> Double {
    if ticks.isEmpty { readTicks() }
    guard let tick = ticks.popFirst() else {
      throw .toolFailed(name: "ffmpeg", message: "it gave frame \(frameCount) without its time")
    }
    let first = firstTick ?? tick
    firstTick = first
    return Double(tick - first) / Double(Self.tickRate)
  }

  /// Reads lines such as `frame:2    pts:48000   pts_time:0.0666667`.
  private func readTicks() {
    while ticks.isEmpty {
      let bytes = program.messages(from: position)
      guard !bytes.isEmpty else { return }
      position += bytes.count
      text += bytes
      let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      text = Array(lines.last ?? [])
      for line in lines.dropLast() where line.starts(with: "frame:".utf8) {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard let time = words.first(where: { $0.hasPrefix("pts:") })?.dropFirst(4) else {
          continue
        }
        ticks.append(Int(time) ?? (ticks.last ?? 0) + Self.tickRate / 25)
      }
    }
  }

  /// The error of a program that could not read its input.
  static func malformed(_ error: CodecError) -> CodecError {
    switch error {
    case .toolFailed(_, let message), .toolLacksEncoder(_, let message):
      .malformed(format: "video", reason: message)
    default: error
    }
  }
}
