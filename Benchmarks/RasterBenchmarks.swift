// animrender-bench raster SCENE REPEATS [--full]
//
// Processor seconds of drawing on one thread, including the comparison of display lists but not their creation. Prints
// {"frames": n, "cpu": [seconds for all frames, …]}. SCENE is a scene's file, `small` (5,000 rotating rounded rectangles of
// 24 × 24, 1080p) or `large` (100 rotating translucent overlapping ones of 600 × 400, 1080p). Without --full only changed
// parts are repainted. BENCH_STEP in the environment is the step between drawn frames.
//
// animrender-bench raster-flat SCENE FILE
//
// Writes the same frames as draw lists for other programs, if they consist only of rounded rectangles.

import AnimPrimitives
import AnimRaster
import AnimRendering
import AnimScenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum RasterBenchmarks {
  /// Paints a scene's file, or one of the two generated scenes.
  static func run(_ arguments: [String]) throws {
    guard arguments.count >= 2, let repeats = Int(arguments[1]) else {
      print("usage: animrender-bench raster SCENE|small|large REPEATS [--full]")
      return
    }
    let environment = ProcessInfo.processInfo.environment
    let step = environment["BENCH_STEP"].flatMap { Int($0) } ?? 1
    let lists = try frames(of: arguments[0], step: max(1, step))
    measure(lists, repeats: repeats, arguments.contains("--full"))
  }

  /// Writes a scene's frames for other programs.
  static func writeFlat(_ arguments: [String]) throws {
    guard arguments.count >= 2 else {
      print("usage: animrender-bench raster-flat SCENE|small|large FILE")
      return
    }
    let bytes = try frames(of: arguments[0], step: 1).bytes
    try Data(bytes).write(to: URL(filePath: arguments[1]))
  }

  /// Every n-th frame, beginning with the first.
  private static func frames(of name: String, step: Int) throws -> FlatDrawLists {
    switch name {
    case "small": return .small(step: step)
    case "large": return .large(step: step)
    default: break
    }
    let text = try Data(contentsOf: URL(filePath: name))
    let scene = try SceneReader.read(Array(text), file: name)
    let renderer = try Renderer(scene: scene)
    let count = max(1, Int((renderer.duration * scene.framesPerSecond).rounded()))
    return FlatDrawLists(
      width: renderer.pixelWidth, height: renderer.pixelHeight,
      frames: renderer.displayLists(
        at: stride(from: 0, to: count, by: step).map { Double($0) / scene.framesPerSecond }))
  }

  private static func measure(_ lists: FlatDrawLists, repeats: Int, _ repaintsWhole: Bool) {
    var pixmap = Pixmap(width: lists.width, height: lists.height)
    var painter = Painter()
    guard var shown = lists.frames.first else { return }
    painter.paint(shown, into: &pixmap)
    let seconds = (0..<repeats).map { _ in
      let begin = processorSeconds()
      for list in lists.frames {
        if repaintsWhole {
          painter.paint(list, into: &pixmap)
        } else {
          let damage = list.damage(since: shown, width: lists.width, height: lists.height)
          painter.paint(list, damage: damage, into: &pixmap)
        }
        shown = list
      }
      return processorSeconds() - begin
    }
    let list = seconds.map { "\($0)" }.joined(separator: ", ")
    print("{\"frames\": \(lists.frames.count), \"cpu\": [\(list)]}")
  }

  /// Processor time of this process, in seconds.
  static func processorSeconds() -> Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }
}

extension FlatDrawLists {
  /// 5,000 rounded rectangles of 24 × 24, radius 6, in a grid, each rotating at its own speed.
  fileprivate static func small(step: Int) -> FlatDrawLists {
    turning(columns: 100, rows: 50, size: Size(24, 24), radius: 6, alpha: 1, step: step)
  }

  /// 100 translucent rounded rectangles of 600 × 400, radius 40, that overlap.
  fileprivate static func large(step: Int) -> FlatDrawLists {
    turning(columns: 10, rows: 10, size: Size(600, 400), radius: 40, alpha: 0.3, step: step)
  }

  private static func turning(
    columns: Int, rows: Int, size: Size, radius: Double, alpha: Double, step: Int
  ) -> FlatDrawLists {
    let rect = Rect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let shape = Shape.roundedRect(RoundedRect(rect: rect, cornerRadius: radius))
    let (width, height) = (1920, 1080)
    let frames = stride(from: 0, to: 20, by: step).map { frame in
      let operations = (0..<(columns * rows)).map { index in
        let degrees = Double(frame * (3 + index % 7) + index * 13)
        let center = Point(
          (Double(index % columns) + 0.5) * Double(width) / Double(columns),
          (Double(index / columns) + 0.5) * Double(height) / Double(rows))
        let color = Color(
          red: Double(index % 11) / 10, green: Double(index % 5) / 4,
          blue: Double(index % 3) / 2, alpha: alpha)
        let turn = AffineTransform(rotationDegrees: degrees).concatenating(
          AffineTransform(translationX: center.x, y: center.y))
        return DrawOperation.fill(shape, .color(color), ProjectiveTransform(turn))
      }
      return DisplayList(background: PremultipliedColor(.white), operations: operations)
    }
    return FlatDrawLists(width: width, height: height, frames: frames)
  }
}
