import Foundation
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

@Suite(.enabled(if: ExternalTool("ffprobe") != nil, "ffmpeg is not installed"))
struct FFmpegEncoderTests {
  @Test(arguments: [VideoFormat.mp4, .webm, .avif])
  func `a video has every frame, its rate and its size`(format: VideoFormat) throws {
    try withFolder { folder in
      let path = folder + "/out.\(format.rawValue)"
      try encode(to: path, format: format, frameCount: 10)
      let fields = try probe(
        "stream=width,height,r_frame_rate,nb_read_frames", of: path, "-count_frames",
        "-select_streams", "v:0")
      #expect(fields.prefix(2) == ["32", "16"])
      #expect(fields.contains("25/1") && fields.last == "20", "\(fields)")
      #expect(files(in: folder).count == 1)
    }
  }

  @Test(arguments: VideoFormat.allCases)
  func `a video may be a single picture`(format: VideoFormat) throws {
    try withFolder { folder in
      let path = folder + "/out.\(format.rawValue)"
      try encode(to: path, format: format, frameCount: 1, ticks: 1)
      #expect(files(in: folder).count == 1)
      #expect(try probe("stream=width", of: path) == ["32"])
    }
  }

  @Test(
    .enabled(if: ExternalTool("ffmpeg") != nil, "ffmpeg is not installed"),
    arguments: [
      (.mp4, 15, 9, 16 * 10), (.mp4, 1, 1, 2 * 2), (.webm, 3, 5, 3 * 5), (.webm, 1, 1, 1),
      (.webm, 4, 5, 4 * 5),
    ] as [(VideoFormat, Int, Int, Int)])
  func `the last row and column of an odd side have their own colour`(
    format: VideoFormat, width: Int, height: Int, count: Int
  ) throws {
    let tool = try #require(ExternalTool("ffmpeg"))
    let color = PremultipliedColor(red: 51, green: 102, blue: 153, alpha: 255)
    try withFolder { folder in
      let path = "\(folder)/out.\(format.rawValue)"
      var encoder = try FFmpegEncoder(
        path: path, format: format, width: width, height: height,
        tickDuration: TickDuration(numerator: 1, denominator: 25), isOpaque: true)
      let picture = Pixmap(width: width, height: height, filledWith: color)
      try encoder.append([AnimationFrame(picture, duration: 1)])
      try encoder.finish()
      let output = try tool.run([
        "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgb24", "-",
      ])
      let bytes = Array(output.standardOutput)
      #expect(bytes.count == count * 3)
      for (index, byte) in bytes.enumerated() {
        #expect(abs(Int(byte) - [51, 102, 153][index % 3]) <= 4, "byte \(index) is \(byte)")
      }
    }
  }

  @Test func `a side that the format has no bits for is refused`() {
    let limit = VideoFormat.sizeLimit
    #expect(throws: CodecError.size(width: limit + 1, height: 2, limit: limit)) {
      _ = try FFmpegEncoder(
        path: "none", format: .mp4, width: limit + 1, height: 2,
        tickDuration: TickDuration(numerator: 1, denominator: 25), isOpaque: true)
    }
  }

  @Test(arguments: [VideoFormat.mp4, .webm, .avif], [24, 30])
  func `a video lasts as long as its frames`(format: VideoFormat, rate: Int) throws {
    try withFolder { folder in
      let path = folder + "/out.\(format.rawValue)"
      try encode(to: path, format: format, frameCount: 12, rate: rate)
      // FFmpeg reports no duration for streams of WebM and for files of AVIF.
      let part = format == .webm ? "format" : "stream"
      let seconds = try #require(Double(probe("\(part)=duration", of: path).joined()))
      #expect(abs(seconds - 24 / Double(rate)) < 1e-6)
    }
  }

  @Test func `delays are those of a constant rate`() throws {
    try withFolder { folder in
      var encoder = try FFmpegEncoder(
        path: folder + "/out", format: .avif, width: 32, height: 16,
        tickDuration: TickDuration(numerator: 1, denominator: 50), isOpaque: true)
      for (color, duration) in [(UInt32(0xFF00_0000), 3), (0xFF00_0000, 2), (0xFFFF_FFFF, 4)] {
        let pixmap = Pixmap(width: 32, height: 16, filledWith: PremultipliedColor(rgba: color))
        try encoder.append([AnimationFrame(pixmap, duration: duration)])
      }
      try encoder.finish()
      let delays = encoder.delays
      #expect(delays == Array(repeating: MediaTime(1, 50), count: 9))
    }
  }

  @Test func `a folder that is not there is an error, and not made`() throws {
    try withFolder { folder in
      let path = folder + "/missing/out.mp4"
      #expect(throws: CodecError.cannotWrite(code: ENOENT)) {
        try encode(to: path, format: .mp4, frameCount: 2)
      }
      #expect(files(in: folder).isEmpty)
    }
  }

  @Test func `giving up leaves no file`() throws {
    try withFolder { folder in
      do {
        var encoder = try FFmpegEncoder(
          path: folder + "/out.mp4", format: .mp4, width: 32, height: 16,
          tickDuration: try TickDuration(numerator: 1, denominator: 25), isOpaque: true)
        try encoder.append(frames(1))
      }
      #expect(files(in: folder).isEmpty)
    }
  }

  @Test func `a program that does not exist is named`() throws {
    try withFolder { folder in
      #expect(throws: CodecError.toolMissing(name: "no-such-program")) {
        try ChildProcess.start("no-such-program", arguments: [], output: folder + "/out")
      }
      #expect(files(in: folder).isEmpty)
    }
  }

  @Test func `a program that ends early is an error, not a signal`() throws {
    try withFolder { folder in
      let child = try ChildProcess.start("false", arguments: [], output: folder + "/out")
      #expect(throws: CodecError.toolFailed(name: "false", message: Self.silence("false", 1))) {
        for _ in 0..<100 { try child.write([UInt8](repeating: 0, count: 1 << 16)) }
        try child.finish()
      }
    }
  }

  @Test func `a program that is ended by a signal is named with it`() throws {
    try withFolder { folder in
      for (signal, name) in [(9, "Killed"), (15, "Terminated")] {
        let child = try ChildProcess.start(
          "sh", arguments: ["-c", "kill -\(signal) $$"], output: folder + "/out")
        let error = #expect(throws: CodecError.self) { try child.finish() }
        guard case .toolFailed("sh", let message) = error else { continue }
        #expect(message.hasPrefix("it was ended by signal \(signal) (\(name)"), "\(message)")
      }
      let child = try ChildProcess.start(
        "sh", arguments: ["-c", "kill -XFSZ $$"], output: folder + "/out")
      #expect(throws: CodecError.cannotWrite(code: EFBIG)) { try child.finish() }
    }
  }

  @Test(
    arguments: [
      (
        "[out#0 @ 0x55] Unknown encoder 'libx264'\nError opening output files: Encoder not found",
        .toolLacksEncoder(name: "ffmpeg", message: "Unknown encoder 'libx264'")
      ),
      (
        "Automatic encoder selection failed for output stream #0:0\n",
        .toolLacksEncoder(
          name: "ffmpeg", message: "Automatic encoder selection failed for output stream #0:0")
      ),
      (
        "av_interleaved_write_frame(): No space left on device\nConversion failed!",
        .cannotWrite(code: ENOSPC)
      ),
      ("Error writing trailer of file:a.mp4: File too large\n", .cannotWrite(code: EFBIG)),
      ("file:a.mp4: Read-only file system\n", .cannotWrite(code: EROFS)),
      (
        "[libx264 @ 0x7f] width not divisible by 2\nConversion failed!\n",
        .toolFailed(name: "ffmpeg", message: "width not divisible by 2")
      ),
      ("Conversion failed!\n", .toolFailed(name: "ffmpeg", message: "Conversion failed!")),
      ("", .toolFailed(name: "ffmpeg", message: Self.silence("ffmpeg", 7))),
    ] as [(String, CodecError)])
  func `a failed program is reported in its own words`(text: String, error: CodecError) {
    #expect(ToolMessages(text: text).error(of: "ffmpeg", exitCode: 7) == error)
  }

  /// The message for a program that ended without a message.
  private static func silence(_ name: String, _ code: Int) -> String {
    "it ended with exit code \(code) and without a message; does '\(name) -version' work?"
  }

  /// The output of ffprobe for a file.
  private func probe(_ entries: String, of path: String, _ options: String...) throws -> [String] {
    let tool = try #require(ExternalTool("ffprobe"))
    let output = try tool.run(
      ["-v", "error"] + options + ["-show_entries", entries, "-of", "csv=p=0", path])
    return String(decoding: output.standardOutput, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: ",")
  }

  private func encode(
    to path: String, format: VideoFormat, frameCount: Int, rate: Int = 25, ticks: Int = 2
  ) throws {
    var encoder = try FFmpegEncoder(
      path: path, format: format, width: 32, height: 16,
      tickDuration: try TickDuration(numerator: 1, denominator: rate), isOpaque: true)
    try encoder.append(frames(frameCount, ticks: ticks))
    try encoder.finish()
  }

  private func frames(_ count: Int, ticks: Int = 2) -> [AnimationFrame] {
    (0..<count).map { index in
      let color = PremultipliedColor(red: UInt8(index * 20), green: 90, blue: 30, alpha: 255)
      return AnimationFrame(Pixmap(width: 32, height: 16, filledWith: color), duration: ticks)
    }
  }

  private func files(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? ["unreadable"]
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { try body($0.path) }
  }
}
