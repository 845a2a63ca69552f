import Foundation
import Primitives
import TestSupport
import Testing

@testable import Codecs

@Suite(.enabled(if: ExternalTool("ffprobe") != nil, "ffmpeg is not installed"))
struct FFmpegEncoderTests {
  @Test(arguments: [VideoFormat.mp4, .webm, .avif])
  func `a video has every frame, its rate and its size`(format: VideoFormat) throws {
    let tool = try #require(ExternalTool("ffprobe"))
    try withFolder { folder in
      let path = folder + "/out.\(format.rawValue)"
      try encode(to: path, format: format, frameCount: 10)
      let output = try tool.run([
        "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
        "stream=width,height,r_frame_rate,nb_read_frames", "-of", "csv=p=0", path,
      ])
      let fields = String(decoding: output.standardOutput, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines).split(separator: ",")
      #expect(fields.prefix(2) == ["32", "16"])
      #expect(fields.contains("25/1") && fields.last == "20", "\(fields)")
      #expect(files(in: folder).count == 1)
    }
  }

  @Test func `WebP is an animation of RIFF chunks`() throws {
    try withFolder { folder in
      let path = folder + "/out.webp"
      try encode(to: path, format: .webp, frameCount: 3)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(bytes.prefix(4) == Data("RIFF".utf8) && bytes.range(of: Data("ANIM".utf8)) != nil)
    }
  }

  @Test func `what ffmpeg refuses is an error with its words, and no file`() throws {
    try withFolder { folder in
      // A folder stands where the file should go.
      let path = folder + "/missing/out.mp4"
      #expect(throws: CodecError.cannotWrite(code: ENOENT)) {
        try encode(to: path, format: .mp4, frameCount: 2)
      }
    }
  }

  @Test func `giving up leaves no file and no program`() throws {
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
      #expect(throws: CodecError.toolFailed(name: "false", message: "it ended without a word")) {
        for _ in 0..<100 { try child.write([UInt8](repeating: 0, count: 1 << 16)) }
        try child.finish(renamingOutputTo: folder + "/out")
      }
    }
  }

  private func encode(to path: String, format: VideoFormat, frameCount: Int) throws {
    var encoder = try FFmpegEncoder(
      path: path, format: format, width: 32, height: 16,
      tickDuration: try TickDuration(numerator: 1, denominator: 25), isOpaque: true)
    try encoder.append(frames(frameCount))
    try encoder.finish()
  }

  private func frames(_ count: Int) -> [AnimationFrame] {
    (0..<count).map { index in
      let pixmap = Pixmap(
        width: 32, height: 16,
        filledWith: PremultipliedColor(red: UInt8(index * 20), green: 90, blue: 30, alpha: 255))
      return AnimationFrame(
        patch: pixmap.bounds.map { AnimationFrame.Patch(rect: $0, pixmap: pixmap) }, duration: 2)
    }
  }

  private func files(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? ["unreadable"]
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }
}
