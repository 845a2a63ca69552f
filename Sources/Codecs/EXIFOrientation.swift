internal import AnimPrimitives

/// How the stored pixels of a picture are turned and mirrored to be shown. Source: EXIF 2.32 §4.6.4, tag 0x0112.
package enum EXIFOrientation: Int, Hashable, Sendable, CaseIterable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  /// The first row is shown as the right column.
  case right = 6
  case rightMirrored = 7
  /// The first row is shown as the left column.
  case left = 8

  /// Whether width and height change places.
  package var swapsSides: Bool { rawValue >= 5 }
}

extension EXIFOrientation {
  /// The start of JPEG's segment of EXIF data.
  static let segmentName = Array("Exif\0\0".utf8)

  /// Reads the first directory of EXIF data, which are a TIFF file: `II` or `MM`, 42, and the offset of the directory.
  /// The name of JPEG's segment may stand before it. Nil if there is no valid orientation.
  init?(exif data: some RandomAccessCollection<UInt8>) {
    let hasName = data.starts(with: Self.segmentName)
    let bytes = Array(data.dropFirst(hasName ? Self.segmentName.count : 0))
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes.starts(with: "II".utf8)
    guard isLittle || bytes.starts(with: "MM".utf8) else { return nil }
    func number(at offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let part = bytes[offset..<(offset + count)]
      return isLittle
        ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(at: 2, 2) == 42, let directory = number(at: 4, 4),
      let count = number(at: directory, 2)
    else { return nil }
    // An entry has 12 bytes: tag, type, count and value.
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = number(at: offset, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      // Type 3 is a number of 16 bits, which stands at the start of the value.
      guard number(at: offset + 2, 2) == 3, number(at: offset + 4, 4) == 1,
        let value = number(at: offset + 8, 2)
      else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}

extension Pixmap {
  /// The picture as it is shown.
  func oriented(_ orientation: EXIFOrientation) -> Pixmap {
    guard orientation != .up else { return self }
    let (lastX, lastY) = (width - 1, height - 1)
    let (shownWidth, shownHeight) = orientation.swapsSides ? (height, width) : (width, height)
    var result: [UInt32] = []
    result.reserveCapacity(pixels.count)
    for y in 0..<shownHeight {
      for x in 0..<shownWidth {
        let (sourceX, sourceY) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (lastX - x, y)
          case .down: (lastX - x, lastY - y)
          case .downMirrored: (x, lastY - y)
          case .leftMirrored: (y, x)
          case .right: (y, lastY - x)
          case .rightMirrored: (lastX - y, lastY - x)
          case .left: (lastX - y, x)
          }
        result.append(pixels[sourceY * width + sourceX])
      }
    }
    return Pixmap(width: shownWidth, height: shownHeight, pixels: result)
  }
}
