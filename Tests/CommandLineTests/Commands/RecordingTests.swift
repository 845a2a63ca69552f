import AnimCodecs
import AnimGIF
import AnimPrimitives
import AnimTestSupport
import Foundation
import Testing

/// Recordings as inputs: GIFs, APNGs, frames in files, and videos.
@Suite struct RecordingTests {
  private let workspace = Workspace(["scene.json": Scenes.moving()])

  private func gif(_ name: String) throws -> (delays: [Int], canvases: [Pixmap], plays: Int?) {
    var player = try GIFPlayer(workspace.contents(of: name))
    var (delays, canvases) = ([Int](), [Pixmap]())
    while let shown = try player.next() {
      delays.append(shown.duration)
      canvases.append(shown.canvas)
    }
    return (delays, canvases, player.loopCount)
  }

  private func frames(_ count: Int, size: Int = 8, into folder: String) throws {
    try workspace.makeFolders(folder)
    for number in 0..<count {
      let level = UInt8(40 * number)
      let color = PremultipliedColor(red: level, green: 255 - level, blue: 9, alpha: 255)
      try workspace.write(
        PNGEncoder.encode(Pixmap(width: size, height: size, filledWith: color)),
        to: "\(folder)/\(number + 1).png")
    }
  }

  // MARK: - From GIF to GIF

  @Test func `from GIF to GIF frames, delays, comments and plays are kept`() throws {
    let images = [0, 1, 4, 4, 50].enumerated().map {
      TinyGIF.Image(x: $0.offset % 3, delay: $0.element, disposal: 1 + $0.offset % 2)
    }
    let comment = String(repeating: "long ", count: 20)
    try workspace.write(
      TinyGIF(width: 9, height: 2, comments: [comment, "two"], images: images).bytes, to: "in.gif")
    let run = try workspace.run("in.gif", "-o", "out.gif", code: 0)
    #expect(run.messages.contains("2 of 5 frames have delays below 2/100 s"), "\(run.messages)")
    let (old, new) = (try gif("in.gif"), try gif("out.gif"))
    #expect(new.delays == [0, 1, 4, 4, 50])
    #expect(new.canvases == old.canvases && new.plays == old.plays)
    #expect(
      try MediaInfo.read(workspace.contents(of: "out.gif")).texts.map(\.text) == [comment, "two"])
    #expect(try workspace.contents(of: "out.gif").count <= workspace.contents(of: "in.gif").count)
  }

  @Test func `a GIF that cannot be made smaller keeps its bytes`() throws {
    try workspace.run("scene.json", "-o", "in.gif")
    let run = try workspace.run("in.gif", "-o", "out.gif", code: 0)
    #expect(try workspace.contents(of: "out.gif") == workspace.contents(of: "in.gif"))
    #expect(run.messages.contains("note: the bytes of in.gif are kept"), "\(run.messages)")
  }

  @Test func `a GIF without a colour table keeps its frames and delays`() throws {
    let images = [UInt8(10), 5, 20].flatMap { delay -> [UInt8] in
      [0x21, 0xF9, 4, 0, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]
    }
    let screen = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
    try workspace.write(screen + images + [0x3B], to: "in.gif")
    try workspace.run("in.gif", "-o", "out.gif", code: 0)
    #expect(try gif("out.gif").delays == [10, 5, 20])
  }

  @Test func `a GIF with an image beyond its canvas keeps its bytes`() throws {
    let images: [TinyGIF.Image] = [.init(delay: 5), .init(x: 9, delay: 5)]
    try workspace.write(TinyGIF(width: 9, height: 2, images: images).bytes, to: "in.gif")
    let run = try workspace.run("in.gif", "-o", "out.gif", code: 0)
    #expect(try workspace.contents(of: "out.gif") == workspace.contents(of: "in.gif"))
    #expect(run.messages.contains("reaches beyond the canvas"), "\(run.messages)")
  }

  @Test func `a GIF with a count of plays keeps it`() throws {
    var random = SeededGenerator(seed: 7)
    let pixels = (0..<400).map { _ in
      [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000].randomElement(using: &random) ?? 0
    }
    let noise = Pixmap(width: 20, height: 20, pixels: pixels.map { UInt32($0) })
    let black = Pixmap(width: 20, height: 20, filledWith: .init(rgba: 0xFF00_0000))
    let sink = MemorySink()
    var options = GIFOptions()
    options.keepsFrames = true
    var encoder = try GIFEncoder(
      width: 20, height: 20, loopCount: 3, options: options, jobs: 1, sink: sink)
    for number in 0..<4 {
      let shown = number % 2 == 0 ? noise : black
      try encoder.append([
        AnimationFrame(patch: shown.bounds.map { .init(rect: $0, pixmap: shown) }, duration: 7)
      ])
    }
    try encoder.finish()
    try workspace.write(sink.bytes, to: "in.gif")
    try workspace.run("in.gif", "-o", "out.gif", code: 0)
    let (old, new) = (try gif("in.gif"), try gif("out.gif"))
    #expect(new.delays == old.delays && new.canvases == old.canvases && new.plays == 3)
  }

  @Test func `a cut GIF has the colours and the time of its part`() throws {
    try workspace.run("scene.json", "-o", "in.gif")
    let old = try gif("in.gif")
    try workspace.run(
      "in.gif", "-o", "out.gif", "--crop", "4,2,10,8", "--from", "0.2", "--to", "0.6", code: 0)
    let new = try gif("out.gif")
    #expect(new.delays.reduce(0, +) == 40)
    let rect = try #require(IntRect(x: 4, y: 2, width: 10, height: 8))
    let start = try #require(Self.canvas(old, at: 20))
    #expect(new.canvases.first == start.cropped(to: rect))
  }

  /// The canvas that is shown at a time in 1/100 s.
  private static func canvas(
    _ gif: (delays: [Int], canvases: [Pixmap], plays: Int?), at time: Int
  ) -> Pixmap? {
    var end = 0
    return zip(gif.delays, gif.canvases).first { delay, _ in
      end += delay
      return end > time
    }?.1
  }

  // MARK: - Frames in files

  @Test func `a folder and a pattern of frames are played at a rate`() throws {
    try frames(4, into: "in")
    for input in ["in", "in/%d.png"] {
      try workspace.run(input, "-o", "out.gif", "--input-fps", "10", code: 0)
      #expect(try gif("out.gif").delays == [10, 10, 10, 10])
    }
    try workspace.run("in", "-o", "fast.gif", "--input-fps", "10", "--speed", "2", code: 0)
    #expect(try gif("fast.gif").delays == [5, 5, 5, 5])
    try workspace.run("in", "-o", "rate.gif", "--input-fps", "10", "--fps", "5", code: 0)
    #expect(try gif("rate.gif").delays == [20, 20])
    try workspace.run("in", "-o", "usual.gif", "--fps", "20", code: 0)
    #expect(try gif("usual.gif").delays == [5, 5, 5, 5])
  }

  @Test func `an animated WebP is played`() throws {
    let bytes = try Repository.bytes(of: "scenes/pictures/bars.webp")
    guard case .sequence(let sequence) = try PictureDecoder.read(bytes) else {
      Issue.record("bars.webp is not animated")
      return
    }
    try workspace.write(bytes, to: "in.webp")
    try workspace.run("in.webp", "-o", "out.apng", code: 0)
    let info = try MediaInfo.read(workspace.contents(of: "out.apng"))
    #expect(
      info.frames.map { ($0.duration * 1000).rounded() }
        == sequence.frames.map { ($0.duration.seconds * 1000).rounded() })
    try workspace.run("diff", "in.webp", "out.apng", code: 0)
  }

  @Test func `JPEG and WebP files are frames, and stand upright`() throws {
    try workspace.makeFolders("in")
    let bytes = try Repository.bytes(of: "scenes/pictures/turned.jpg")
    for number in 1...3 { try workspace.write(bytes, to: "in/\(number).jpg") }
    try workspace.run("in", "-o", "frames/", "--input-fps", "10", code: 0)
    let picture = try JPEGDecoder.read(bytes).pixmap
    for number in 1...3 {
      #expect(try PNGDecoder.decode(workspace.contents(of: "frames/000\(number).png")) == picture)
    }
    try workspace.write(
      Repository.bytes(of: "scenes/pictures/landscape.webp"), to: "in/1.webp")
    try workspace.run("in/%d.webp", "-o", "out.png", "--time", "0", code: 0)
  }

  @Test func `frames of a rate above that of GIFs are left out, with a note`() throws {
    try frames(6, into: "in")
    let run = try workspace.run("in", "-o", "out.gif", "--input-fps", "60", code: 0)
    #expect(try gif("out.gif").delays == [2, 2, 2, 2, 2])
    #expect(run.messages.contains("1 of 6 frames are left out"), "\(run.messages)")
    try workspace.run("in", "-o", "out.apng", "--input-fps", "60", code: 0)
    let info = try MediaInfo.read(workspace.contents(of: "out.apng"))
    #expect(info.frames.map(\.delay) == Array(repeating: MediaTime(1, 60), count: 6))
  }

  @Test func `delays of frames come from frames.json, and frames go back to it`() throws {
    try workspace.run("scene.json", "-o", "in/", "-o", "scene.apng", "--fps", "10")
    try workspace.run("in", "-o", "out.apng", code: 0)
    try workspace.run("diff", "scene.apng", "out.apng", code: 0)
    try workspace.run("scene.apng", "-o", "again/", code: 0)
    try workspace.run("diff", "in/", "again/", code: 0)
  }

  @Test func `a still time of a recording is shortened`() throws {
    try workspace.makeFolders("in")
    for number in 1...10 {
      let color = PremultipliedColor(red: number <= 8 ? 0 : 200, green: 0, blue: 0, alpha: 255)
      try workspace.write(
        PNGEncoder.encode(Pixmap(width: 4, height: 4, filledWith: color)), to: "in/\(number).png")
    }
    try workspace.run(
      "in", "-o", "out.gif", "--input-fps", "10", "--skip-still", "0.3", code: 0)
    #expect(try gif("out.gif").delays == [30, 20])
  }

  @Test func `a resized picture keeps an even colour, and halves stripes in linear light`() throws {
    try workspace.makeFolders("in")
    let stripes = (0..<64 * 64).map { UInt32($0 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000) }
    try workspace.write(
      PNGEncoder.encode(Pixmap(width: 64, height: 64, pixels: stripes)), to: "in/1.png")
    try workspace.run("in", "-o", "out.png", "--resize", "8", code: 0)
    let small = try workspace.picture("out.png")
    #expect(small.width == 8 && small.height == 8)
    // Half of the light is component 188.
    let middle = small[4, 4]
    #expect((187...189).contains(middle.red) && middle.red == middle.blue && middle.alpha == 255)
    try workspace.run("in", "-o", "same.png", "--resize", "x64", code: 0)
    #expect(try workspace.picture("same.png").pixels == stripes)
  }

  @Test func `a time of a recording is a still picture`() throws {
    try frames(4, into: "in")
    try workspace.run("in", "-o", "still.png", "--input-fps", "10", "--time", "0.25", code: 0)
    #expect(try workspace.picture("still.png") == workspace.picture("in/3.png"))
  }

  // MARK: - Errors

  @Test func `a missing number, other sizes and empty files have their exit codes`() throws {
    try frames(4, into: "in")
    try workspace.remove("in/3.png")
    let missing = try workspace.run("in/%d.png", "-o", "out.gif", code: 66)
    #expect(missing.messages.hasPrefix("error: in/3.png: No such file"), "\(missing.messages)")
    try frames(1, size: 5, into: "other")
    try workspace.copy("other/1.png", to: "in/3.png")
    let sizes = try workspace.run("in/%d.png", "-o", "out.gif", code: 65)
    #expect(
      sizes.messages.contains("in/3.png: ") && sizes.messages.contains("5 × 5"), "\(sizes.messages)"
    )
    for name in ["empty.gif", "empty.mov", "empty.png"] {
      try workspace.write("", to: name)
      let run = try workspace.run(name, "-o", "out.gif", code: 65)
      #expect(run.messages.hasPrefix("error: \(name): not a"), "\(run.messages)")
    }
    #expect(!workspace.exists("out.gif"))
  }

  @Test(arguments: [
    ["--scale", "2"], ["--set", "a=1"], ["--appearance", "dark"], ["--sheet", "4"],
    ["--crop", "0,0,90,2"], ["--crop", "1,2,3"], ["--resize", "0x4"], ["--resize", "4x"],
    ["--noise", "3"], ["--from", "0.3", "--to", "0.2"], ["--time", "move"], ["--max-size", "1MB"],
  ])
  func `an option that does not fit a recording is a usage error`(options: [String]) throws {
    try frames(4, into: "in")
    try workspace.run(list: ["in", "-o", "out.gif"] + options, code: 64)
    #expect(!workspace.exists("out.gif"))
  }

  @Test func `an option of recordings is a usage error for a scene`() throws {
    for option in [
      ["--crop", "0,0,2,2"], ["--resize", "8"], ["--noise", "0"], ["--skip-still", "1"],
    ] {
      let run = try workspace.run(list: ["scene.json", "-o", "out.gif"] + option, code: 64)
      #expect(run.messages.contains("needs a recording"), "\(run.messages)")
    }
  }

  @Test func `an output does not overwrite a frame`() throws {
    try frames(2, into: "in")
    let run = try workspace.run("in", "-o", "in/2.png", "--time", "0", code: 64)
    #expect(run.messages.contains("which the recording is made from"), "\(run.messages)")
  }
}

// MARK: - Videos

@Suite(.enabled(if: ExternalTool("ffprobe") != nil, "ffmpeg is not installed"))
struct VideoRecordingTests {
  private let workspace = Workspace()

  /// Writes a video with ffmpeg's own options.
  private func make(_ name: String, _ arguments: String...) throws {
    let ffmpeg = try #require(ExternalTool("ffmpeg"))
    let output = try ffmpeg.run(["-v", "error", "-y"] + arguments + [workspace.path(name)])
    #expect(output.status == 0, "\(output.standardError)")
  }

  private func makeTest(_ name: String, _ arguments: String...) throws {
    let ffmpeg = try #require(ExternalTool("ffmpeg"))
    let source = ["-f", "lavfi", "-i", "testsrc=size=64x48:rate=30:duration=1"]
    let output = try ffmpeg.run(
      ["-v", "error", "-y"] + source + ["-pix_fmt", "yuv420p"] + arguments + [workspace.path(name)])
    #expect(output.status == 0, "\(output.standardError)")
  }

  private func delays(_ name: String) throws -> [Int] {
    try MediaInfo.read(workspace.contents(of: name)).frames.map { Int($0.duration * 100 + 0.5) }
  }

  @Test(arguments: ["mp4", "mkv", "avi", "ts", "y4m"])
  func `a video has the times of its frames`(type: String) throws {
    try makeTest("in.\(type)")
    try workspace.run("in.\(type)", "-o", "out.gif", "--noise", "0", code: 0)
    let delays = try delays("out.gif")
    #expect(delays.reduce(0, +) == 100)
    // Thirds of a hundredth are rounded, and equal frames are one.
    #expect(delays.allSatisfy { $0 % 10 == 3 || $0 % 10 == 4 || $0 > 4 }, "\(delays)")
    let hashes = try workspace.run("hash", "in.\(type)", code: 0).text.split(separator: "\n")
    #expect(hashes.count == 30)
  }

  /// Matroska rounds times to milliseconds, and a GIF to hundredths.
  @Test(arguments: ["mkv", "mp4"])
  func `the video's own rate keeps all of its frames`(type: String) throws {
    try makeTest("in.\(type)")
    try workspace.run("in.\(type)", "-o", "own.apng", "--noise", "0", code: 0)
    try workspace.run(
      "in.\(type)", "-o", "rate.apng", "-o", "rate.gif", "--noise", "0", "--fps", "30", code: 0)
    let count = try MediaInfo.read(workspace.contents(of: "own.apng")).frames.count
    #expect(count > 20)
    #expect(try MediaInfo.read(workspace.contents(of: "rate.apng")).frames.count == count)
    #expect(try delays("rate.gif").count == count)
  }

  @Test func `uneven frame times are kept`() throws {
    try makeTest(
      "in.mkv", "-vf", "setpts='if(eq(N,0),0,if(lt(N,10),N+3,2*N))/30/TB'", "-fps_mode",
      "passthrough", "-frames:v", "20")
    try workspace.run("in.mkv", "-o", "out.apng", "--noise", "0", code: 0)
    let info = try MediaInfo.read(workspace.contents(of: "out.apng"))
    let first = try #require(info.frames.first)
    #expect(abs(first.duration - 4.0 / 30) < 0.001, "\(first.duration)")
    #expect(info.frames.count == 20)
  }

  @Test func `a turned video stands upright, and alpha is kept`() throws {
    try makeTest("flat.mp4")
    try make("in.mp4", "-i", workspace.path("flat.mp4"), "-c", "copy", "-metadata:s:v", "rotate=90")
    try workspace.run("in.mp4", "-o", "out.png", "--time", "0", code: 0)
    let picture = try workspace.picture("out.png")
    #expect(picture.width == 48 && picture.height == 64)
    try make(
      "alpha.mov", "-f", "lavfi", "-i", "color=red@0.5:size=16x16:rate=10:duration=0.5,format=rgba",
      "-c:v", "qtrle")
    try workspace.run("alpha.mov", "-o", "alpha.png", "--time", "0", code: 0)
    let pixel = try workspace.picture("alpha.png")[3, 3]
    #expect((126...129).contains(pixel.alpha) && pixel.red <= pixel.alpha && pixel.blue == 0)
  }

  @Test func `the noise of a still video is not stored`() throws {
    try make(
      "in.mp4", "-f", "lavfi", "-i",
      "color=gray:size=64x48:rate=10:duration=2,noise=alls=1:allf=t", "-qp", "0")
    try workspace.run("in.mp4", "-o", "still.gif", code: 0)
    try workspace.run("in.mp4", "-o", "noisy.gif", "--noise", "0", code: 0)
    let (still, noisy) = (
      try workspace.contents(of: "still.gif").count, try workspace.contents(of: "noisy.gif").count
    )
    #expect(still < noisy / 2, "\(still) \(noisy)")
  }

  @Test func `a video that is cut off is an error, and nothing is written`() throws {
    for (name, options) in [("mp4", ["-movflags", "faststart"]), ("mkv", [])] {
      let ffmpeg = try #require(ExternalTool("ffmpeg"))
      _ = try ffmpeg.run(
        ["-v", "error", "-f", "lavfi", "-i", "testsrc=size=320x240:rate=30:duration=2"] + options
          + [workspace.path("whole.\(name)")])
      let bytes = try workspace.contents(of: "whole.\(name)")
      try workspace.write(bytes.prefix(bytes.count * 2 / 3), to: "cut.\(name)")
      let run = try workspace.run("cut.\(name)", "-o", "out.gif", code: 65)
      #expect(run.messages.hasPrefix("error: cut.\(name): invalid video: "), "\(run.messages)")
      #expect(!workspace.exists("out.gif"))
    }
    try workspace.write(Array(repeating: UInt8(0x1A), count: 4000), to: "noise.mov")
    try workspace.run("noise.mov", "-o", "out.gif", code: 65)
  }

  @Test func `playlists and lists of files are refused`() throws {
    try makeTest("in.ts")
    try workspace.write(
      "#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:1,\nin.ts\n#EXT-X-ENDLIST\n", to: "list.ts")
    try workspace.write("ffconcat version 1.0\nfile in.ts\n", to: "concat.mov")
    for name in ["list.ts", "concat.mov"] {
      let run = try workspace.run(name, "-o", "out.gif", code: 65)
      #expect(run.messages.hasPrefix("error: \(name): invalid video: "), "\(run.messages)")
    }
  }

  @Test func `without ffmpeg the error names it`() throws {
    try makeTest("in.mp4")
    let run = try workspace.run(
      shell: "PATH=/nowhere exec \"$0\" in.mp4 -o out.gif", code: 69)
    #expect(run.messages.hasPrefix("error: in.mp4: ffprobe is required"), "\(run.messages)")
    #expect(run.messages.contains("hint: install ffmpeg"), "\(run.messages)")
  }

  @Test func `videos are described and compared`() throws {
    try makeTest("in.mp4")
    let info = try workspace.run("info", "in.mp4", code: 0).text
    #expect(info.hasPrefix("in.mp4: video, 64 × 48, ") && info.contains("h264"), "\(info)")
    try workspace.run("info", "in.mp4", "--json", code: 0)
    try workspace.run("diff", "in.mp4", "in.mp4", code: 0)
    try workspace.run("in.mp4", "-o", "out.apng", "--noise", "0", code: 0)
    try workspace.run("diff", "in.mp4", "out.apng", "--threshold", "0", code: 0)
  }
}
