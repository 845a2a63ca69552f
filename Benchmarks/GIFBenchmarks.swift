// animrender-bench gif FOLDER [OUT.gif] [key=value …]
//
// FOLDER holds `frames.rgb` (24-bit frames, one after the other) and `size` ("width height frames fps").
// Prints CPU seconds of the encoder alone, bytes, and the largest memory of the process.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import Codecs
import Primitives

enum GIFBenchmarks {
  static func run(_ arguments: [String]) throws {
    guard let folder = arguments.first else {
      print("usage: animrender-bench gif FOLDER [OUT.gif] [jobs=1] [quality=80] [window=8] …")
      return
    }
    let settings = Settings(arguments.dropFirst())
    guard let source = RawFrames(folder: folder) else {
      print("no frames in \(folder)")
      return
    }
    let sink = MemorySink()
    var encoder = try GIFEncoder(
      width: source.width, height: source.height, loopCount: 0, options: settings.options,
      jobs: settings.jobs, sink: sink)
    var cpu = 0.0
    var wall = 0.0
    var window: [AnimationFrame] = []
    for number in 0..<source.count {
      window.append(source.frame(number, continuousTone: settings.continuousTone))
      guard window.count == settings.window || number == source.count - 1 else { continue }
      let start = (clock(CLOCK_PROCESS_CPUTIME_ID), clock(CLOCK_MONOTONIC))
      try encoder.append(window)
      cpu += clock(CLOCK_PROCESS_CPUTIME_ID) - start.0
      wall += clock(CLOCK_MONOTONIC) - start.1
      window.removeAll()
    }
    let start = (clock(CLOCK_PROCESS_CPUTIME_ID), clock(CLOCK_MONOTONIC))
    try encoder.finish()
    cpu += clock(CLOCK_PROCESS_CPUTIME_ID) - start.0
    wall += clock(CLOCK_MONOTONIC) - start.1
    let summary = encoder.summary
    let exact = summary.frames.count { $0.isExact }
    print(
      "gif/\(source.name): cpu \(milliseconds(cpu)) ms, wall \(milliseconds(wall)) ms, "
        + "\(summary.byteCount) bytes, \(summary.frames.count) images, \(exact) exact, "
        + "peak \(peakMemory()) MB")
    if let output = settings.output { write(sink.bytes, to: output) }
    if settings.isVerbose {
      for frame in summary.frames { print(frame) }
    }
  }

  private static func milliseconds(_ seconds: Double) -> Double {
    (seconds * 10_000).rounded() / 10
  }

  private static func clock(_ id: clockid_t) -> Double {
    var time = timespec()
    // `time` is a local that outlives the call.
    unsafe clock_gettime(id, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func peakMemory() -> Int {
    var usage = rusage()
    // `usage` is a local that outlives the call.
    unsafe getrusage(0 /* RUSAGE_SELF, whose type differs between C libraries */, &usage)
    return usage.ru_maxrss / 1024
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = unsafe fopen(path, "wb") else { return print("cannot write \(path)") }
    // The array has as many bytes as it says; the file was opened above.
    _ = unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
  }
}

extension GIFBenchmarks {
  private struct Settings {
    var options = GIFOptions()
    var jobs = 1
    var window = 8
    var output: String?
    var continuousTone = false
    var isVerbose = false

    init(_ arguments: ArraySlice<String>) {
      for argument in arguments {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
          output = argument
          continue
        }
        let number = Int(parts[1]) ?? 0
        switch parts[0] {
        case "jobs": jobs = number
        case "window": window = number
        case "quality": options.quality = number
        case "lossy": options.lossy = number
        case "colors": options.maxColors = number
        case "dither": options.dither = GIFOptions.Dither(rawValue: parts[1]) ?? .auto
        case "tone": continuousTone = number > 0
        case "verbose": isVerbose = number > 0
        default: print("unknown setting \(argument)")
        }
      }
    }
  }
}

/// Frames of a workload, read one at a time.
private struct RawFrames {
  let folder: String
  let name: String
  let width: Int
  let height: Int
  let count: Int
  let rate: Int

  init?(folder: String) {
    guard let bytes = Self.read(folder + "/size", at: 0, count: 64) else { return nil }
    let numbers = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    self.folder = folder
    name = folder.split(separator: "/").last.map(String.init) ?? folder
    width = numbers[0]
    height = numbers[1]
    count = numbers[2]
    rate = numbers[3]
  }

  /// The whole canvas, shown until the next frame's hundredth of a second.
  func frame(_ number: Int, continuousTone: Bool) -> AnimationFrame {
    let size = width * height * 3
    let bytes = Self.read(folder + "/frames.rgb", at: number * size, count: size) ?? []
    precondition(bytes.count == size, "a frame is missing")
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for index in stride(from: 0, to: size, by: 3) {
      pixels.append(
        UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
          | 0xFF00_0000)
    }
    let start = (number * 200 + rate) / (rate * 2)
    let end = ((number + 1) * 200 + rate) / (rate * 2)
    guard let rect = IntRect(width: width, height: height) else {
      return AnimationFrame(patch: nil, duration: end - start)
    }
    return AnimationFrame(
      patch: AnimationFrame.Patch(
        rect: rect, pixmap: Pixmap(width: width, height: height, pixels: pixels),
        hasContinuousTone: continuousTone),
      duration: end - start)
  }

  private static func read(_ path: String, at offset: Int, count: Int) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    // The file was opened above.
    defer { unsafe fclose(file) }
    guard unsafe fseek(file, offset, SEEK_SET) == 0 else { return nil }
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      // The buffer has room for `count` bytes.
      filled = unsafe fread(buffer.baseAddress, 1, count, file)
    }
  }
}
