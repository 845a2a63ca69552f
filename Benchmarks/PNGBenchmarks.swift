// animrender-bench png FOLDER [every=10] [jobs=1] [peers=1] [out=FILE.apng]
//
// FOLDER as for `animrender-bench gif`. Encodes every tenth frame as a still, and prints CPU time and bytes per pixel of
// our encoder and, in the same run, of libpng at its default level and at level 9. Then prints CPU time, bytes and peak
// memory of an APNG file of all frames.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import CAnimPNG
import AnimCodecs
import AnimPrimitives

enum PNGBenchmarks {
  static func run(_ arguments: [String]) throws {
    guard let folder = arguments.first, let source = RawFrames(folder: folder) else {
      print("usage: animrender-bench png FOLDER [every=10] [jobs=1] [peers=1] [out=FILE.apng]")
      return
    }
    var settings = ["every": "10", "jobs": "1", "peers": "1"]
    for argument in arguments.dropFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { settings[parts[0]] = parts[1] }
    }
    let every = max(1, settings["every"].flatMap { Int($0) } ?? 10)
    let jobs = settings["jobs"].flatMap { Int($0) } ?? 1
    try still(source, every: every, withPeers: settings["peers"] != "0")
    try animation(source, jobs: jobs, output: settings["out"])
  }

  private static func still(_ source: RawFrames, every: Int, withPeers: Bool) throws {
    var ours = Tally()
    var standard = Tally()
    var best = Tally()
    for number in stride(from: every / 2, to: source.count, by: every) {
      guard let pixmap = source.frame(number, continuousTone: false).patch?.pixmap else { continue }
      try ours.add(pixmap) { try PNGEncoder.encode($0).count }
      guard withPeers else { continue }
      let rows = pixmap.pixels.flatMap { pixel in
        [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
      standard.add(pixmap) { Peer.encode(rows, width: $0.width, height: $0.height, level: -1) }
      best.add(pixmap) { Peer.encode(rows, width: $0.width, height: $0.height, level: 9) }
    }
    print("png/\(source.name): \(ours)")
    guard withPeers else { return }
    print("png/\(source.name)/libpng default: \(standard), \(standard.ratio(to: ours))")
    print("png/\(source.name)/libpng 9: \(best), \(best.ratio(to: ours))")
  }

  private static func animation(_ source: RawFrames, jobs: Int, output: String?) throws {
    let sink = MemorySink()
    var encoder = try APNGEncoder(
      width: source.width, height: source.height,
      tickDuration: try TickDuration(numerator: 1, denominator: source.rate), jobs: jobs,
      sink: sink)
    var cpu = 0.0
    for start in stride(from: 0, to: source.count, by: 8) {
      let window = (start..<min(start + 8, source.count)).map { number in
        AnimationFrame(patch: source.frame(number, continuousTone: false).patch, duration: 1)
      }
      let begin = processTime()
      try encoder.append(window)
      cpu += processTime() - begin
    }
    let begin = processTime()
    try encoder.finish()
    cpu += processTime() - begin
    let frames = try APNGDecoder(sink.bytes).frames
    print(
      "apng/\(source.name): \((cpu * 1000).rounded()) ms, \(sink.bytes.count) bytes, "
        + "\(frames.count) frames, \(frames.count { $0.blendOperation == .over }) over, "
        + "\(frames.count { $0.disposeOperation != .none }) disposed")
    if let output, let file = unsafe fopen(output, "wb") {
      // The array has `count` bytes; the file was opened above.
      _ = unsafe fwrite(sink.bytes, 1, sink.bytes.count, file)
      unsafe fclose(file)
    }
  }

  private static func processTime() -> Double {
    var time = timespec()
    // `time` is a local that outlives the call.
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// CPU time and bytes of pictures.
  private struct Tally: CustomStringConvertible {
    private var seconds = 0.0
    private var bytes = 0
    private var pixels = 0

    mutating func add(_ pixmap: Pixmap, _ encode: (Pixmap) throws -> Int) rethrows {
      let begin = processTime()
      bytes += try encode(pixmap)
      seconds += processTime() - begin
      pixels += pixmap.pixels.count
    }

    var description: String {
      let nanoseconds = (seconds * 1e10 / Double(pixels)).rounded() / 10
      let size = (Double(bytes) * 1e5 / Double(pixels)).rounded() / 1e5
      return "\(nanoseconds) ns/px, \(size) bytes/px"
    }

    func ratio(to other: Tally) -> String {
      let time = (seconds * 100 / other.seconds).rounded() / 100
      let size = (Double(bytes) * 1000 / Double(other.bytes)).rounded() / 1000
      return "× \(time) in time, × \(size) in size"
    }
  }

  /// libpng with RGB, its own filters and its own compression.
  private enum Peer {
    private final class Count {
      var bytes = 0
    }

    static func encode(_ rows: [UInt8], width: Int, height: Int, level: Int32) -> Int {
      let count = Count()
      var png = unsafe png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
      var info = unsafe png_create_info_struct(png)
      // Both structs are destroyed below; the count outlives them.
      unsafe png_set_write_fn(
        png, Unmanaged.passUnretained(count).toOpaque(),
        { png, _, bytes in
          guard let context = unsafe png_get_io_ptr(png) else { return }
          unsafe Unmanaged<Count>.fromOpaque(context).takeUnretainedValue().bytes += bytes
        }, nil)
      if level >= 0 { unsafe png_set_compression_level(png, level) }
      unsafe png_set_IHDR(
        png, info, UInt32(width), UInt32(height), 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT)
      unsafe png_write_info(png, info)
      unsafe rows.withUnsafeBufferPointer { rows in
        // The array has three bytes for each pixel.
        for y in 0..<height {
          guard let base = rows.baseAddress else { return }
          unsafe png_write_row(png, base + y * width * 3)
        }
      }
      unsafe png_write_end(png, info)
      unsafe png_destroy_write_struct(&png, &info)
      return count.bytes
    }
  }
}
