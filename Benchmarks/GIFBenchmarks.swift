// animrender-bench gif FOLDER [OUT.gif] [key=value …]
//
// FOLDER contains `frames.rgb` (24-bit frames, one after the other) and `size` ("width height frames fps"). Prints the CPU
// seconds of the encoder, the bytes, and the peak memory of the process.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import AnimCodecs
import AnimGIF
import AnimPrimitives

enum GIFBenchmarks {
  static func run(_ arguments: [String]) throws {
    guard let folder = arguments.first else {
      print(
        "usage: animrender-bench gif FOLDER [OUT.gif] [jobs=1] [quality=80] [flat=RRGGBB,…] …")
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
    // The array has `count` bytes; the file was opened above.
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
        case "flat":
          options.flatColors = parts[1].split(separator: ",")
            .compactMap { UInt32($0, radix: 16) }
            .map { PremultipliedColor(rgba: $0.byteSwapped >> 8 | 0xFF00_0000) }
        case "tone": continuousTone = number > 0
        case "verbose": isVerbose = number > 0
        default: print("unknown setting \(argument)")
        }
      }
    }
  }
}
