@testable import AnimCodecs

/// The filters by the text of the specification, for comparison.
///
/// A filter subtracts a prediction from each byte of a row, so that the row compresses better. The prediction depends
/// on the byte to the left (a), above (b) and above left (c). Source: PNG §9.2.
enum PNGFilter: UInt8, CaseIterable, Sendable {
  case none = 0
  /// a
  case sub = 1
  /// b
  case up = 2
  /// (a + b) / 2, rounded down
  case average = 3
  /// The nearest of a, b and c to a + b − c; the first one if several are equally near.
  case paeth = 4
}

extension PNGFilter {
  /// Filters one row.
  ///
  /// - Precondition: both rows have the same length.
  func apply(to row: [UInt8], above: [UInt8], distance: Int) -> [UInt8] {
    let count = row.count
    precondition(above.count == count, "rows are equally long")
    var result = row
    // The bytes to the left of the first pixel are 0.
    let first = min(distance, count)
    switch self {
    case .none: break
    case .sub:
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
      // If a and c are 0, the prediction is b.
      for index in 0..<first { result[index] = row[index] &- above[index] }
      for index in first..<count {
        result[index] =
          row[index]
          &- Self.paethPredictor(row[index &- distance], above[index], above[index &- distance])
      }
    }
    return result
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
