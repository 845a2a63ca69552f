internal import CAnimKernels

/// A row of new pixels and the previous ones. The loops over them are C kernels.
struct RowPair: ~Escapable {
  private let new: Span<UInt32>
  private let old: Span<UInt32>

  /// - Parameters:
  ///   - start: the place of the row's first pixel in `new`.
  ///   - oldStart: the place of its first pixel in `old`.
  ///   - count: the number of pixels.
  @_lifetime(copy new, copy old)
  init(
    _ new: Span<UInt32>, from start: Int, over old: Span<UInt32>, from oldStart: Int, count: Int
  ) {
    self.new = new.extracting(start..<(start + count))
    self.old = old.extracting(oldStart..<(oldStart + count))
  }

  var count: Int { new.count }

  /// The new colour, and whether it differs from the previous one.
  subscript(x: Int) -> (color: UInt32, isChanged: Bool) {
    @inline(__always) get { (new[x], new[x] != old[x]) }
  }

  /// Finds the starts of runs after the first pixel. A run has one colour, and all of it is changed or none.
  ///
  /// - Parameters:
  ///   - isAllNew: whether all pixels count as changed.
  ///   - places: receives the starts; has room for one per pixel.
  /// - Returns: the number of starts.
  func findStarts(isAllNew: Bool, _ places: inout MutableSpan<UInt32>) -> Int {
    precondition(places.count >= count, "there is room for each pixel")
    // The kernel reads `count` pixels of each row and writes at most `count` places.
    return unsafe places.withUnsafeMutableBufferPointer { places in
      unsafe pixels { new, old in
        guard let places = places.baseAddress else { return 0 }
        return unsafe gif_run_starts(new, isAllNew ? nil : old, count, places)
      }
    }
  }

  /// Whether no pixel is changed.
  var isSame: Bool { firstChange == count }

  /// The place of the first changed pixel; `count` if there is none.
  var firstChange: Int {
    unsafe pixels { unsafe gif_first_difference($0, $1, count) }
  }

  /// The places of the first and the last changed pixel; nil if there is none.
  func changes() -> ClosedRange<Int>? {
    let first = firstChange
    guard first < count else { return nil }
    let end = unsafe pixels { unsafe gif_last_difference($0, $1, count) }
    return first...(end - 1)
  }

  /// Calls a closure with pointers to both rows.
  @inline(__always)
  private func pixels(_ body: (UnsafePointer<UInt32>, UnsafePointer<UInt32>) -> Int) -> Int {
    unsafe new.withUnsafeBufferPointer { new in
      unsafe old.withUnsafeBufferPointer { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return 0 }
        return unsafe body(new, old)
      }
    }
  }
}

/// The times at which the pixels of a row are drawn over.
enum RowTimes {
  /// Sets times to an earlier one; returns the sum of the differences.
  @inline(__always)
  static func set(_ times: inout MutableSpan<Int32>, in range: Range<Int>, to time: Int32) -> Int {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= times.count, "the range lies on the canvas")
    // The range lies in the buffer.
    return unsafe times.withUnsafeMutableBufferPointer { times in
      guard let first = times.baseAddress else { return 0 }
      return Int(unsafe gif_set_times(first + range.lowerBound, range.count, time))
    }
  }
}
