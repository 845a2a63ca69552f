internal import CAnimKernels

/// The filters that a picture's rows may have.
///
/// A filter subtracts from each byte a prediction from the bytes to the left and above. The differences compress
/// better where colours change smoothly. Source: PNG §9.2.
enum PNGFilterChoice: Hashable, Sendable {
  /// No filter.
  case none
  /// Up for rows that equal the row above, which become zeros; no filter for the others.
  case repeats
  /// Up for rows that equal the row above. For each other row: none, Sub, Up or Paeth, whichever leaves the
  /// fewest nonzero bytes.
  ///
  /// Deflate compresses zeros best, so flat pictures with smooth edges become smaller than with the criterion that
  /// the standard suggests, the least sum of magnitudes. If more than half of the bytes are not zero even then, as
  /// in photographs, the row has the one of all five filters whose differences have the fewest bits.
  case adaptive
  /// The filter of this number for all rows.
  case uniform(UInt8)
}

/// Filters a picture's rows, some at a time.
struct PNGFilterer {
  /// The number of the last filter, Paeth.
  static let highestFilter: UInt8 = 4

  private let choice: PNGFilterChoice
  /// The number of bytes in a row.
  private let stride: Int
  private let distance: Int
  /// The row above the next one; empty at first.
  private var above: [UInt8] = []
  private var scratch: [UInt8]
  /// The number of nonzero bytes so far, without the filters' numbers; 0 for a uniform filter.
  private(set) var nonzeroCount = 0

  /// - Parameter distance: `PNGPixelFormat.filterDistance`.
  init(_ choice: PNGFilterChoice, stride: Int, distance: Int) {
    precondition(stride > 0 && distance > 0, "a row has bytes")
    self.choice = choice
    self.stride = stride
    self.distance = distance
    scratch = [UInt8](repeating: 0, count: 2 * stride)
  }

  /// Filters the next rows; each gets its filter's number in front.
  mutating func filter(_ rows: [UInt8]) -> [UInt8] {
    precondition(rows.count % stride == 0, "rows are whole")
    let height = rows.count / stride
    let (mode, filter) = choice.kernelArguments
    let filtered = unsafe [UInt8](unsafeUninitializedCapacity: height * (stride + 1)) {
      output, count in
      // `rows` has height × stride bytes, `scratch` two rows, and `above` one unless it is empty. The kernel
      // writes each row and its filter's number, which fills the output.
      unsafe rows.withUnsafeBufferPointer { rows in
        unsafe above.withUnsafeBufferPointer { above in
          unsafe scratch.withUnsafeMutableBufferPointer { scratch in
            unsafe nonzeroCount += rows_filter(
              rows.baseAddress, above.isEmpty ? nil : above.baseAddress, height, stride, distance,
              mode, filter, output.baseAddress, scratch.baseAddress)
          }
        }
      }
      count = height * (stride + 1)
    }
    above = Array(rows.suffix(stride))
    return filtered
  }
}

extension PNGFilterChoice {
  fileprivate var kernelArguments: (mode: Int32, filter: UInt8) {
    switch self {
    case .none: (Int32(ROWS_FILTER_NONE), 0)
    case .repeats: (Int32(ROWS_FILTER_REPEATS), 0)
    case .adaptive: (Int32(ROWS_FILTER_ADAPTIVE), 0)
    case .uniform(let filter): (Int32(ROWS_FILTER_UNIFORM), filter)
    }
  }
}
