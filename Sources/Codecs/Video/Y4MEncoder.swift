internal import Primitives

/// Writes YUV4MPEG2, the uncompressed video that encoders read from a pipe.
///
/// 8-bit 4:4:4, so that no colour is blurred before an encoder decides to. The format does not tell which
/// matrix its colours have; readers, FFmpeg among them, take BT.601 with limited range, so it is that.
/// There is no transparency: what is clear is black. The rate is constant, a frame a tick: what is shown
/// for several ticks is repeated.
public struct Y4MEncoder: AnimationEncoder, ~Copyable {
  private let sink: any ByteSink
  private var header: [UInt8]?
  private var canvases: CanvasSequence
  private let jobs: Int
  /// The last frame, converted.
  private var last: [UInt8] = []

  /// Whether a pixel so far lets something through, and stands on black in the file.
  public var losesTransparency: Bool { canvases.isTranslucent }

  /// - Parameters:
  ///   - tickDuration: a frame's time.
  ///   - jobs: the most threads to use.
  ///   - sink: gets the frames in order.
  /// - Throws: `size` where a side is below 1 or above 65,535.
  public init(
    width: Int, height: Int, tickDuration: TickDuration, jobs: Int = 1, sink: any ByteSink
  ) throws(CodecError) {
    let limit = 65_535
    guard let bounds = IntRect(width: width, height: height), width <= limit, height <= limit
    else { throw .size(width: width, height: height, limit: limit) }
    self.jobs = max(1, jobs)
    self.sink = sink
    canvases = CanvasSequence(bounds: bounds)
    let rate = "\(tickDuration.denominator):\(tickDuration.numerator)"
    header = Array(
      "YUV4MPEG2 W\(width) H\(height) F\(rate) Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
  }

  public mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    try writeHeader()
    // Each job converts one picture, so that no more pictures are in memory than there are jobs.
    for start in stride(from: 0, to: window.count, by: jobs) {
      let frames = window[start..<min(start + jobs, window.count)]
      let pictures = frames.map { frame in
        let picture = canvases.next(frame)
        return frame.patch == nil ? nil : picture
      }
      let converted = Parallel.map(count: pictures.count, workers: jobs) {
        pictures[$0]?.planes(after: Array("FRAME\n".utf8))
      }
      for (frame, bytes) in zip(frames, converted) {
        last = bytes ?? last
        for _ in 0..<frame.duration { try sink.write(last) }
      }
    }
  }

  public mutating func finish() throws(CodecError) {
    try writeHeader()
  }

  private mutating func writeHeader() throws(CodecError) {
    guard let header else { return }
    self.header = nil
    try sink.write(header)
  }
}

extension Pixmap {
  /// Some bytes, then all luma, then all blue and all red differences. Source: ITU-R BT.601-7 §2.5.1 and
  /// §2.5.3, 8 bits, in fixed point with 16 bits behind the point.
  fileprivate func planes(after header: [UInt8]) -> [UInt8] {
    let count = pixels.count
    return unsafe [UInt8](unsafeUninitializedCapacity: header.count + 3 * count) { bytes, filled in
      guard let start = bytes.baseAddress else { return }
      _ = unsafe bytes.update(fromContentsOf: header)
      // Indices that are checked would keep the compiler from converting several pixels at once.
      let luma = unsafe start + header.count
      let blueDifference = unsafe luma + count
      let redDifference = unsafe blueDifference + count
      unsafe pixels.withUnsafeBufferPointer { pixels in
        for index in 0..<count {
          let color = unsafe VideoColor(pixels[index])
          unsafe luma[index] = color.luma
          unsafe blueDifference[index] = color.blueDifference
          unsafe redDifference[index] = color.redDifference
        }
      }
      filled = header.count + 3 * count
    }
  }
}

/// A pixel as video has it.
private struct VideoColor {
  let luma: UInt8
  let blueDifference: UInt8
  let redDifference: UInt8

  @inline(__always)
  init(_ pixel: UInt32) {
    let red = Int32(pixel & 255)
    let green = Int32(pixel &>> 8 & 255)
    let blue = Int32(pixel &>> 16 & 255)
    let half: Int32 = 1 << 15
    // 219/255 × (0.299, 0.587, 0.114); each row sums to 219/255 or to 0 exactly.
    let luma = 16829 &* red &+ 33039 &* green &+ 6416 &* blue
    self.luma = UInt8(truncatingIfNeeded: (luma &+ half) &>> 16 &+ 16)
    // 224/255 × (−0.168736, −0.331264, 0.5) and 224/255 × (0.5, −0.418688, −0.081312).
    let blueDifference = 28784 &* blue &- 9714 &* red &- 19070 &* green
    let redDifference = 28784 &* red &- 24103 &* green &- 4681 &* blue
    self.blueDifference = UInt8(truncatingIfNeeded: (blueDifference &+ half) &>> 16 &+ 128)
    self.redDifference = UInt8(truncatingIfNeeded: (redDifference &+ half) &>> 16 &+ 128)
  }
}
