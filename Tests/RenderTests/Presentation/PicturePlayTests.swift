import AnimCodecs
import AnimDocuments
import AnimPrimitives
import AnimRaster
import AnimSceneSupport
import AnimScenes
import AnimTestSupport
import Testing

@testable import AnimRendering

@Suite struct PicturePlayTests {
  /// A GIF of one pixel whose images are red for 100 ms, lime for 200 ms and blue for 50 ms.
  ///
  /// - Parameter plays: the number of plays; 0 means forever, 1 writes no extension.
  private static func gif(plays: Int = 0) -> String {
    var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x81, 0, 0]
    bytes += [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
    if plays != 1 {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
      bytes += [3, 1, UInt8(max(plays - 1, 0)), 0, 0]
    }
    for (color, delay) in [(UInt8(0), UInt8(10)), (1, 20), (2, 5)] {
      // Clear, the index and the end, of 3 bits each.
      let codes = 4 | UInt16(color) << 3 | 5 << 6
      bytes += [0x21, 0xF9, 4, 0, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2]
      bytes += [UInt8(codes & 255), UInt8(codes >> 8), 0]
    }
    let digits = (bytes + [0x3B]).map {
      "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }
    return "data:image/gif," + digits.joined()
  }

  private static func renderer(
    playback: String = "", plays: Int = 0, timeline: String = "", more: String = ""
  ) throws -> Renderer {
    let view =
      #"{ "id": "a", "type": "image", "frame": [0, 0, 4, 4], "source": "\#(gif(plays: plays))"\#(playback) }"#
    return try Renderer(
      #"{ "size": [4, 4], "views": [ \#(view) ], "timeline": [\#(timeline)]\#(more) }"#)
  }

  /// `r`, `g` or `b` for each time.
  private static func colors(_ renderer: Renderer, at times: [Double]) -> String {
    String(
      times.map { time -> Character in
        let pixel = renderer.pixmap(at: time)[1, 1]
        return pixel.red == 255 ? "r" : pixel.green == 255 ? "g" : "b"
      })
  }

  @Test func `frames follow the scene's time in any order`() throws {
    let renderer = try Self.renderer(more: #", "duration": 1"#)
    let times = [0, 0.0999, 0.1, 0.2999, 0.3, 0.3499, 0.35, 0.4499, 0.45, 0.65, 0.7]
    #expect(Self.colors(renderer, at: times) == "rrggbbrrgbr")
    #expect(Self.colors(renderer, at: times.reversed()) == "rbgrrbbggrr")
    #expect(renderer.duration == 1)
  }

  @Test(arguments: [
    ("", 0, 0.35, "rrggb"), (#", "playback": { "speed": 0.5 }"#, 0, 0.7, "rrrgb"),
    (#", "playback": { "speed": 2 }"#, 0, 0.175, "rggbb"),
    (#", "playback": { "from": 0.1 }"#, 0, 0.35, "gggbr"), ("", 1, 0.35, "rrggb"),
    ("", 2, 0.7, "rrggb"), (#", "playback": { "loop": false, "from": 0.1 }"#, 0, 0.25, "gggbb"),
    (#", "playback": { "loop": true }"#, 1, 0.35, "rrggb"),
    (#", "playback": { "speed": 0, "from": 0.31 }"#, 0, 0, "bbbbb"),
  ])
  func `a scene lasts until its picture has played`(
    playback: String, plays: Int, duration: Double, colors: String
  ) throws {
    let renderer = try Self.renderer(playback: playback, plays: plays)
    #expect(abs(renderer.duration - duration) < 1e-12)
    #expect(Self.colors(renderer, at: [0, 0.05, 0.1, 0.2, 1]) == colors)
  }

  @Test func `a picture begins again when a step sets it`() throws {
    let timeline = #"{ "set": { "a": { "source": "\#(Self.gif(plays: 2))" } }, "at": 0.2 }"#
    let renderer = try Self.renderer(timeline: timeline)
    #expect(abs(renderer.duration - 0.9) < 1e-12)
    #expect(Self.colors(renderer, at: [0.15, 0.2, 0.25, 0.3, 0.5, 0.55, 0.9]) == "grrgbrb")
  }

  @Test func `a picture is still between its frames`() throws {
    let renderer = try Self.renderer(plays: 1)
    #expect(renderer.isStill(from: 0, through: 0.09) && !renderer.isStill(from: 0, through: 0.1))
    #expect(renderer.isStill(from: 0.1, through: 0.29))
    #expect(!renderer.isStill(from: 0.29, through: 0.31))
    #expect(renderer.isStill(from: 0.31, through: 9))
    #expect(try !Self.renderer().isStill(from: 0.31, through: 9))
  }

  @Test func `reduced motion dissolves a picture that ends and stops an endless one`() throws {
    let once = try Self.renderer(plays: 1, more: #", "duration": 1"#).reducingMotion()
    #expect(Self.colors(once, at: [0, 0.02, 0.34, 0.35, 1]) == "rrbbb")
    let middle = once.pixmap(at: 0.175)[1, 1]
    #expect((127...128).contains(middle.red), "\(middle)")
    #expect((127...128).contains(middle.blue), "\(middle)")
    let endless = try Self.renderer(more: #", "duration": 1"#).reducingMotion()
    #expect(Self.colors(endless, at: [0, 0.15, 0.32, 0.5, 1]) == "rrrrr")
    // A picture that is set later begins then.
    let timeline = #"{ "set": { "a": { "source": "\#(Self.gif(plays: 1))" } }, "at": 0.5 }"#
    let set = try Self.renderer(timeline: timeline).reducingMotion()
    #expect(Self.colors(set, at: [0.3, 0.51, 0.84, 0.85]) == "rrbb")
  }

  @Test func `only the frames that are shown are painted again`() throws {
    let renderer = try Self.renderer(more: #", "duration": 1"#)
    var worker = FrameWorker(renderer)
    #expect(worker.change(from: 0, to: 0.05) == nil)
    #expect(worker.change(from: 0.05, to: 0.1) != nil)
    #expect(worker.change(from: 0.1, to: 0.45) == nil)
  }

  @Test func `wrong values of a playback are errors`() throws {
    for playback in [#"{ "speed": -1 }"#, #"{ "loop": 3 }"#, #"{ "rate": 1 }"#, "2"] {
      #expect(throws: SceneErrors.self) {
        try Self.renderer(playback: #", "playback": \#(playback)"#)
      }
    }
  }

  @Test func `frames after a damaged one are left out with a warning`() throws {
    var bytes = try Repository.bytes(of: "Tests/CodecsTests/Vectors/webp/play-lossless.webp")
    // The signature of lossless pixels.
    let starts = bytes.indices.dropLast(4).filter {
      bytes[$0..<($0 + 4)].elementsEqual("VP8L".utf8)
    }
    bytes[starts[3] + 8] = 0
    let digits = bytes.map { "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    let renderer = try Renderer(
      #"{ "size": [40, 30], "views": [ { "type": "image", "source": "data:,\#(digits.joined())" } ] }"#
    )
    #expect(
      renderer.warnings.map(\.message) == [
        "the image in the data: URL: frame 4 is damaged, so only those before it are shown"
      ])
    // 40, 80 and 100 ms, twice.
    #expect(abs(renderer.duration - 0.44) < 1e-12)
  }

  @Test(arguments: [1, 2, 3, 5, 8, 12, 20])
  func `a cache of any size gives the same canvases`(canvases: Int) throws {
    let bytes = try Repository.bytes(of: "scenes/pictures/ball.gif")
    guard case .sequence(let sequence) = try PictureDecoder.read(bytes) else {
      Issue.record("it is a still picture")
      return
    }
    let all = SequenceCache(sequence, tintColor: nil)
    let limit = canvases * sequence.width * sequence.height
    let cache = SequenceCache(sequence, tintColor: nil, pixelLimit: limit)
    #expect(cache.capacity == min(max(canvases, 2), sequence.frames.count))
    var random = SeededGenerator(seed: 45)
    for _ in 0..<60 {
      let frame = random.below(sequence.frames.count)
      #expect(cache.picture(ofFrame: frame).pixmap == all.picture(ofFrame: frame).pixmap)
      #expect(cache.canvasCount <= cache.capacity)
    }
  }
}
