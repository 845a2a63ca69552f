internal import AnimPrimitives

/// The time of a frame: a fraction of a second as the file stores it.
package struct APNGDelay: Hashable, Sendable {
  package let numerator: UInt16
  /// 0 means 100, as in the standard.
  package let denominator: UInt16

  /// The quotient.
  package var seconds: Double {
    Double(numerator) / (denominator == 0 ? 100 : Double(denominator))
  }
}

/// The state of a frame's rectangle before the next frame is drawn. Source: PNG (3rd edition) §11.3.6.2.
package enum APNGDisposeOperation: UInt8, Hashable, Sendable, CaseIterable {
  /// It stays.
  case none = 0
  /// It becomes clear.
  case background = 1
  /// It gets back the pixels that it had before the frame.
  case previous = 2
}

/// The way a frame's pixels change the canvas. Source: PNG (3rd edition) §11.3.6.2.
package enum APNGBlendOperation: UInt8, Hashable, Sendable, CaseIterable {
  /// They replace the canvas, alpha included.
  case source = 0
  /// They are composited over the canvas.
  case over = 1
}

/// The properties of a frame. Source: PNG (3rd edition) §11.3.6.2, fcTL.
struct FrameControl: Equatable, Sendable {
  /// The number of the chunk among all fcTL and fdAT chunks, from 0.
  var sequenceNumber: UInt32
  /// Lies inside the canvas.
  var rect: IntRect
  var delay: APNGDelay
  var disposeOperation: APNGDisposeOperation
  var blendOperation: APNGBlendOperation
}

extension FrameControl {
  /// Reads the chunk's data.
  ///
  /// - Throws: `malformed` if a value is not in the standard, or the frame is not inside the canvas.
  init(data: [UInt8], canvas: IntRect) throws(CodecError) {
    guard data.count == 26 else {
      throw .malformed(format: "APNG", reason: "fcTL has \(data.count) bytes instead of 26")
    }
    let rect = IntRect(
      x: Int(data.uint32(at: 12)), y: Int(data.uint32(at: 16)), width: Int(data.uint32(at: 4)),
      height: Int(data.uint32(at: 8)))
    guard let rect, canvas.contains(rect) else {
      throw .malformed(format: "APNG", reason: "a frame is not inside the canvas")
    }
    guard let dispose = APNGDisposeOperation(rawValue: data[24]),
      let blend = APNGBlendOperation(rawValue: data[25])
    else {
      throw .malformed(
        format: "APNG", reason: "dispose_op \(data[24]) or blend_op \(data[25]) is unknown")
    }
    self.init(
      sequenceNumber: data.uint32(at: 0), rect: rect,
      delay: APNGDelay(numerator: data.uint16(at: 20), denominator: data.uint16(at: 22)),
      disposeOperation: dispose, blendOperation: blend)
  }

  var chunk: PNGChunk {
    let sides = [rect.width, rect.height, rect.x, rect.y]
    return PNGChunk(
      name: .frameControl,
      data: [UInt8](bigEndian: sequenceNumber)
        + sides.flatMap { [UInt8](bigEndian: UInt32($0)) }
        + [UInt8](bigEndian: delay.numerator) + [UInt8](bigEndian: delay.denominator)
        + [disposeOperation.rawValue, blendOperation.rawValue])
  }
}
