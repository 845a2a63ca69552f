import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

/// Whole canvases with their durations in ticks of 1/30 s.
struct Animation: Sendable, CustomTestStringConvertible {
  struct Shown: Sendable {
    var canvas: Pixmap
    var ticks: Int
  }

  let name: String
  let frames: [Shown]
  /// The number of pixels by which a patch exceeds the change on each side.
  var margin = 2

  var testDescription: String { name }
  var isOpaque: Bool { frames.allSatisfy { $0.canvas.pixels.allSatisfy { $0 >> 24 == 255 } } }

  /// The frames after merging equal neighbours.
  var merged: [Shown] {
    frames.reduce(into: []) { result, frame in
      if let last = result.last, last.canvas == frame.canvas {
        result[result.count - 1].ticks += frame.ticks
      } else {
        result.append(frame)
      }
    }
  }

  func encoded(
    windowSize: Int = .max, jobs: Int = 1, numPlays: UInt32 = 0,
    metadata: PNGMetadata = PNGMetadata()
  ) throws -> [UInt8] {
    let sink = MemorySink()
    let canvas = frames[0].canvas
    var encoder = try APNGEncoder(
      width: canvas.width, height: canvas.height,
      tickDuration: try TickDuration(numerator: 1, denominator: 30), numPlays: numPlays,
      metadata: metadata, jobs: jobs, sink: sink)
    for window in animationFrames.parts(of: windowSize) { try encoder.append(window) }
    try encoder.finish()
    return sink.bytes
  }

  /// The frames as a renderer provides them: patches that may be larger than the change.
  var animationFrames: [AnimationFrame] {
    frames.indices.map { index in
      let canvas = frames[index].canvas
      guard let bounds = canvas.bounds else { preconditionFailure("a canvas has pixels") }
      let whole = AnimationFrame.Patch(rect: bounds, pixmap: canvas)
      guard index > 0 else { return AnimationFrame(patch: whole, duration: frames[index].ticks) }
      let part = whole.part(differingFrom: frames[index - 1].canvas)
      let rect = part.flatMap { part in
        IntRect(
          x: part.rect.x - margin, y: part.rect.y - margin, width: part.rect.width + 2 * margin,
          height: part.rect.height + 2 * margin)?.intersection(bounds)
      }
      return AnimationFrame(
        patch: rect.map { AnimationFrame.Patch(rect: $0, pixmap: canvas.cropped(to: $0)) },
        duration: frames[index].ticks)
    }
  }
}

extension AnimationFrame {
  /// A frame of a whole picture.
  init(_ pixmap: Pixmap, duration: Int) {
    self.init(patch: pixmap.bounds.map { Patch(rect: $0, pixmap: pixmap) }, duration: duration)
  }
}

enum Animations {
  static let all: [Animation] = [
    moving("a square over gray", background: { _, _ in 0xFF80_8080 }, square: 0xFFFF_FFFF),
    moving(
      "a square over two colors", background: { x, _ in x < 9 ? 0xFF20_30F0 : 0xFF10_F010 },
      square: 0xFF00_00FF),
    moving(
      "a square over many colors",
      background: { x, y in 0xFF00_0000 | UInt32(x * 9 << 16 | y * 11 << 8 | x * y & 255) },
      square: 0xFF12_34AB),
    moving("a square over nothing", background: { _, _ in 0 }, square: 0xFF44_8822),
    moving("a translucent square over nothing", background: { _, _ in 0 }, square: 0x8040_2010),
    Animation(
      name: "one picture", frames: [Animation.Shown(canvas: Pixmap(width: 3, height: 2), ticks: 7)]),
    noise,
  ]

  private static func moving(
    _ name: String, background: (Int, Int) -> UInt32, square: UInt32
  ) -> Animation {
    let width = 27
    let height = 19
    let frames = (0..<12).map { index in
      // Every third frame equals the previous one.
      let position = index - index / 3
      let pixels = (0..<(width * height)).map { offset in
        let (x, y) = (offset % width, offset / width)
        let isInside = position..<(position + 6) ~= x && 5..<11 ~= y
        return isInside ? square : background(x, y)
      }
      return Animation.Shown(
        canvas: Pixmap(width: width, height: height, pixels: pixels), ticks: index % 4 + 1)
    }
    return Animation(name: name, frames: frames)
  }

  private static var noise: Animation {
    var generator = SeededGenerator(seed: 7)
    let frames = (0..<6).map { _ in
      let pixels = (0..<(16 * 16)).map { _ in
        PremultipliedColor(StraightColor(rgba: UInt32.random(in: 0...(.max), using: &generator)))
          .rgba
      }
      return Animation.Shown(canvas: Pixmap(width: 16, height: 16, pixels: pixels), ticks: 2)
    }
    return Animation(name: "noise with seed 7", frames: frames)
  }
}
