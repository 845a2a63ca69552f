import FoundationEssentials
import Primitives
import Raster

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Drawing alone, on one thread.
enum RasterBenchmarks {
  /// Takes a file of flat draw lists and a number of repeats, or a frame to write to a file.
  static func runLists(_ arguments: [String]) throws {
    guard arguments.count >= 2, let lists = FlatDrawLists(path: arguments[0]) else {
      print("usage: animrender-bench raster-lists FILE REPEATS [FRAME PPM]")
      return
    }
    if arguments.count >= 4, let frame = Int(arguments[2]), lists.frames.indices.contains(frame) {
      try dump(lists.frames[frame], width: lists.width, height: lists.height, path: arguments[3])
    } else {
      run(
        lists.frames, width: lists.width, height: lists.height, repeats: Int(arguments[1]) ?? 1,
        repaintsWhole: arguments.contains("--full"))
    }
  }

  /// Paints all frames, `repeats` times, and prints `{"frames": n, "cpu": [seconds, …]}`.
  static func run(
    _ frames: [DisplayList], width: Int, height: Int, repeats: Int, repaintsWhole: Bool
  ) {
    let step = ProcessInfo.processInfo.environment["BENCH_STEP"].flatMap { Int($0) } ?? 1
    var pixmap = Pixmap(width: width, height: height)
    var painter = Painter()
    guard let first = frames.first else { return }
    var shown = first
    painter.paint(first, into: &pixmap)
    // Each repeat shows the first frame again after the last.
    let seconds = (0..<repeats).map { _ in
      let begin = processorSeconds()
      for index in stride(from: 0, to: frames.count, by: step) {
        let list = frames[index]
        if repaintsWhole {
          painter.paint(list, into: &pixmap)
        } else {
          let damage = list.damage(since: shown, width: width, height: height)
          painter.paint(list, damage: damage, into: &pixmap)
        }
        shown = list
      }
      return processorSeconds() - begin
    }
    let count = (frames.count + step - 1) / step
    let list = seconds.map { "\($0)" }.joined(separator: ", ")
    print("{\"frames\": \(count), \"cpu\": [\(list)]}")
  }

  /// Processor time of this process, in seconds.
  static func processorSeconds() -> Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }

  /// Writes a frame as a binary PPM over white, to be looked at.
  static func dump(_ list: DisplayList, width: Int, height: Int, path: String) throws {
    var pixmap = Pixmap(width: width, height: height)
    var painter = Painter()
    painter.paint(list, into: &pixmap)
    var bytes = Array("P6\n\(width) \(height)\n255\n".utf8)
    for pixel in pixmap.pixels {
      bytes += [
        UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8),
        UInt8(truncatingIfNeeded: pixel >> 16),
      ]
    }
    try Data(bytes).write(to: URL(filePath: path))
  }
}
