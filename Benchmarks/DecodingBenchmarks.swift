// animrender-bench decode FILE REPEATS
//
// Processor seconds of decoding a JPEG or WebP as a scene reads it, and of the library alone with the same settings into
// the same memory, in turn: the least of all rounds, and their ratio.

import AnimCodecs
import AnimFiles
import AnimPrimitives
import CAnimJPEG
import CAnimWebP

enum DecodingBenchmarks {
  static func run(_ arguments: [String]) throws {
    guard arguments.count == 2, let repeats = Int(arguments[1]), repeats > 0 else {
      print("usage: animrender-bench decode FILE REPEATS")
      return
    }
    let bytes = try FileSystem.contents(of: arguments[0])
    guard case .still(let picture) = try PictureDecoder.read(bytes, pixelLimit: 100_000_000) else {
      print("bench: \(arguments[0]) is animated")
      return
    }
    let (width, height) = (picture.pixmap.width, picture.pixmap.height)
    var pixels = [UInt32](repeating: 0, count: width * height)
    var (ours, library) = (Double.infinity, Double.infinity)
    for _ in 0..<repeats {
      var begin = RasterBenchmarks.processorSeconds()
      _ = try PictureDecoder.read(bytes, pixelLimit: 100_000_000)
      ours = min(ours, RasterBenchmarks.processorSeconds() - begin)
      begin = RasterBenchmarks.processorSeconds()
      decode(bytes, width: width, height: height, into: &pixels)
      library = min(library, RasterBenchmarks.processorSeconds() - begin)
    }
    func milliseconds(_ seconds: Double) -> Double { (seconds * 1e5).rounded() / 100 }
    print(
      "decode/\(arguments[0]): \(milliseconds(ours)) ms, the library alone \(milliseconds(library)) ms,",
      "\((ours / library * 100).rounded() / 100) times")
  }

  /// Decodes with the library alone. The picture must be upright.
  private static func decode(
    _ bytes: [UInt8], width: Int, height: Int, into pixels: inout [UInt32]
  ) {
    let isJPEG = bytes.first == 0xFF
    // The libraries read no further than the count, and write width × height × 4 bytes: all pixels.
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        let target = unsafe pixels.bindMemory(to: UInt8.self).baseAddress
        if isJPEG {
          var report = cjpeg_report()
          unsafe _ = cjpeg_decode(
            bytes.baseAddress, bytes.count, UInt32(width), UInt32(height), target, &report)
        } else {
          unsafe _ = WebPDecodeRGBAInto(
            bytes.baseAddress, bytes.count, target, pixels.count, Int32(4 * width))
        }
      }
    }
  }
}
