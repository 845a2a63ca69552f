public import AnimPrimitives

/// Writes YUV4MPEG2, the uncompressed video that encoders read from a pipe.
///
/// The samples are 8-bit 4:4:4, so that colours are not blurred before they are encoded. The format does not
/// name its colour matrix. Readers such as FFmpeg assume BT.601 with limited range, so the encoder writes that.
/// There is no transparency: clear pixels become black. The rate is one frame per tick; a frame of several ticks
/// is repeated.
public struct Y4MEncoder: AnimationEncoder, ~Copyable {
  private let sink: any ByteSink
  private let jobs: Int
  private var header: [UInt8]?
  private var canvases: CanvasSequence
  /// The last frame as the file holds it.
  private var bytes: [UInt8] = []

  /// Whether a pixel so far is not opaque, and therefore stands on black in the file.
  public var losesTransparency: Bool { canvases.isTranslucent }

  /// - Parameters:
  ///   - tickDuration: a frame's time.
  ///   - jobs: the maximum number of threads.
  ///   - sink: receives the frames in their order.
  /// - Throws: `size` if a side is below 1 or above 65,535.
  public init(
    width: Int, height: Int, tickDuration: TickDuration, jobs: Int = 1, sink: any ByteSink
  ) throws(CodecError) {
    let limit = 65_535
    guard let bounds = IntRect(width: width, height: height), width <= limit, height <= limit
    else { throw .size(width: width, height: height, limit: limit) }
    self.sink = sink
    self.jobs = max(1, jobs)
    canvases = CanvasSequence(bounds: bounds)
    let rate = "\(tickDuration.denominator):\(tickDuration.numerator)"
    header = Array(
      "YUV4MPEG2 W\(width) H\(height) F\(rate) Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
  }

  public mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    try writeHeader()
    // A canvas for each thread at a time.
    for start in stride(from: 0, to: window.count, by: jobs) {
      let frames = window[start..<min(start + jobs, window.count)]
      var changed: [Pixmap?] = []
      for frame in frames {
        changed.append(frame.patch == nil ? nil : canvases.next(frame))
      }
      let converted = Parallel.map(count: changed.count, workers: jobs) { [changed] index in
        changed[index]?.planes(after: Array("FRAME\n".utf8))
      }
      for (frame, converted) in zip(frames, converted) {
        bytes = converted ?? bytes
        for _ in 0..<frame.duration { try sink.put(bytes) }
      }
    }
  }

  public mutating func finish() throws(CodecError) {
    try writeHeader()
  }

  private mutating func writeHeader() throws(CodecError) {
    guard let header else { return }
    self.header = nil
    try sink.put(header)
  }
}

extension Pixmap {
  /// The header, then the planes of luma, blue difference and red difference. Source: ITU-R BT.601-7 §2.5.1 and
  /// §2.5.3, 8 bits, in fixed point with 16 bits behind the point.
  fileprivate func planes(after header: [UInt8]) -> [UInt8] {
    let count = pixels.count
    return unsafe [UInt8](unsafeUninitializedCapacity: header.count + 3 * count) { bytes, filled in
      guard let start = bytes.baseAddress else { return }
      _ = unsafe bytes.update(fromContentsOf: header)
      // Each plane has `count` bytes. Pointers let the compiler convert several pixels at once.
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

/// A pixel in the colour space of video.
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
