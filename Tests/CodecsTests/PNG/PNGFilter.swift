@testable import Codecs

/// The filters by the standard's text, to compare with.
///
/// What is subtracted from each byte of a row so that what is left compresses better: each byte's
/// prediction from the byte to the left (a), above (b) and above left (c). Source: PNG §9.2.
enum PNGFilter: UInt8, CaseIterable, Sendable {
  case none = 0
  /// a
  case sub = 1
  /// b
  case up = 2
  /// (a + b) / 2, rounded down
  case average = 3
  /// Whichever of a, b and c is nearest to a + b − c, the first of equals.
  case paeth = 4
}

extension PNGFilter {
  /// Filters all rows; each gets its filter's number in front.
  static func filter(
    _ rows: [UInt8], stride: Int, distance: Int, choice: PNGFilterChoice
  ) -> [UInt8] {
    precondition(stride > 0 && rows.count % stride == 0, "rows are whole")
    var result: [UInt8] = []
    result.reserveCapacity(rows.count + rows.count / stride)
    var above = [UInt8](repeating: 0, count: stride)
    var trial = above
    for start in Swift.stride(from: 0, to: rows.count, by: stride) {
      let row = Array(rows[start..<(start + stride)])
      if choice == .repeats || choice == .adaptive, row == above {
        result.append(up.rawValue)
        result.append(contentsOf: repeatElement(0, count: stride))
        continue
      }
      switch choice {
      case .uniform(let number):
        (PNGFilter(rawValue: number) ?? none)
          .apply(to: row, above: above, distance: distance, into: &trial)
        result.append(number)
        result.append(contentsOf: trial)
      case .none, .repeats:
        result.append(none.rawValue)
        result.append(contentsOf: row)
      case .adaptive:
        let trials = allCases.map { filter in
          filter.apply(to: row, above: above, distance: distance, into: &trial)
          return (filter: filter, bytes: trial)
        }
        // The first of equals.
        var best = trials.filter { $0.filter != .average }
          .min { nonzeroCount(of: $0.bytes) < nonzeroCount(of: $1.bytes) }
        if let bytes = best?.bytes, nonzeroCount(of: bytes) > stride / 2 {
          best = trials.min { bitCount(of: $0.bytes) < bitCount(of: $1.bytes) }
        }
        guard let best else { preconditionFailure("there are filters") }
        result.append(best.filter.rawValue)
        result.append(contentsOf: best.bytes)
      }
      above = row
    }
    return result
  }

  private static func nonzeroCount(of bytes: [UInt8]) -> Int {
    bytes.reduce(into: 0) { $0 &+= $1 == 0 ? 0 : 1 }
  }

  /// Bits of all differences, signs left out.
  private static func bitCount(of bytes: [UInt8]) -> Int {
    bytes.reduce(into: 0) {
      $0 += UInt8.bitWidth - Int8(bitPattern: $1).magnitude.leadingZeroBitCount
    }
  }

  /// Filters one row.
  ///
  /// - Precondition: all three have the same length.
  func apply(to row: [UInt8], above: [UInt8], distance: Int, into result: inout [UInt8]) {
    let count = row.count
    precondition(above.count == count && result.count == count, "rows are equally long")
    // To the left of the first pixel there are zeros.
    let first = min(distance, count)
    switch self {
    case .none:
      result = row
    case .sub:
      for index in 0..<first { result[index] = row[index] }
      for index in first..<count { result[index] = row[index] &- row[index &- distance] }
    case .up:
      for index in 0..<count { result[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<first { result[index] = row[index] &- above[index] &>> 1 }
      for index in first..<count {
        let sum = UInt16(row[index &- distance]) &+ UInt16(above[index])
        result[index] = row[index] &- UInt8(truncatingIfNeeded: sum &>> 1)
      }
    case .paeth:
      // With a and c zero the prediction is b.
      for index in 0..<first { result[index] = row[index] &- above[index] }
      for index in first..<count {
        result[index] =
          row[index]
          &- Self.paethPredictor(
            row[index &- distance], above[index], above[index &- distance])
      }
    }
  }

  @inline(__always)
  private static func paethPredictor(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let left = Int16(a)
    let above = Int16(b)
    let corner = Int16(c)
    // |p − a|, |p − b| and |p − c| for p = a + b − c.
    let distanceLeft = abs(above &- corner)
    let distanceAbove = abs(left &- corner)
    let distanceCorner = abs(left &+ above &- corner &- corner)
    if distanceLeft <= distanceAbove && distanceLeft <= distanceCorner { return a }
    return distanceAbove <= distanceCorner ? b : c
  }
}
