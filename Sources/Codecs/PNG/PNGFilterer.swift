internal import CPNGKernels

/// Filters a picture's rows, some at a time.
struct PNGFilterer {
  private let choice: PNGFilterChoice
  /// Bytes of a row.
  private let stride: Int
  private let distance: Int
  /// The last row, above the next; none at first.
  private var above: [UInt8] = []
  private var scratch: [UInt8]
  /// The filters of the rows so far.
  private(set) var filters: [UInt8] = []
  /// Of the bytes so far those that are not zero, numbers of filters left out; not known where they are
  /// given.
  private(set) var nonzeroCount = 0

  /// - Parameter distance: `PNGPixelFormat.filterDistance`.
  init(_ choice: PNGFilterChoice, stride: Int, distance: Int) {
    precondition(stride > 0 && distance > 0, "a row has bytes")
    self.choice = choice
    self.stride = stride
    self.distance = distance
    scratch = [UInt8](repeating: 0, count: 2 * stride)
  }

  /// The next rows, each with its filter's number in front.
  mutating func filter(_ rows: [UInt8]) -> [UInt8] {
    precondition(rows.count % stride == 0, "rows are whole")
    let height = rows.count / stride
    let first = filters.count
    if case .given(let given) = choice {
      filters += given[first..<(first + height)]
    } else {
      filters += repeatElement(0, count: height)
    }
    let filtered = unsafe [UInt8](unsafeUninitializedCapacity: height * (stride + 1)) {
      output, count in
      // The rows are height × stride bytes, the scratch holds two of them, `above` one if any, and there
      // are as many filters behind the first; each row's filter and bytes are written, which fills the
      // output.
      unsafe rows.withUnsafeBufferPointer { rows in
        unsafe above.withUnsafeBufferPointer { above in
          unsafe scratch.withUnsafeMutableBufferPointer { scratch in
            unsafe filters.withUnsafeMutableBufferPointer { filters in
              guard let numbers = filters.baseAddress else { return }
              unsafe nonzeroCount += rows_filter(
                PNGKernels.form, rows.baseAddress, above.isEmpty ? nil : above.baseAddress, height,
                stride, distance, choice.number, numbers + first, output.baseAddress,
                scratch.baseAddress)
            }
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
  fileprivate var number: Int32 {
    switch self {
    case .none: Int32(ROWS_FILTER_NONE)
    case .repeats: Int32(ROWS_FILTER_REPEATS)
    case .adaptive: Int32(ROWS_FILTER_ADAPTIVE)
    case .given: Int32(ROWS_FILTER_GIVEN)
    }
  }
}
