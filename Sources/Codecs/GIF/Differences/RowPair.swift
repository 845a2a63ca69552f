internal import CKernels

/// A row of pixels, and what was there before: the loops over them are in C, which runs them in vectors.
struct RowPair: ~Escapable {
  private let new: Span<UInt32>
  private let old: Span<UInt32>

  /// - Parameters:
  ///   - start: where the row begins among the new pixels.
  ///   - oldStart: where it begins among the old ones.
  ///   - count: its pixels.
  @_lifetime(copy new, copy old)
  init(
    _ new: Span<UInt32>, from start: Int, over old: Span<UInt32>, from oldStart: Int, count: Int
  ) {
    self.new = new.extracting(start..<(start + count))
    self.old = old.extracting(oldStart..<(oldStart + count))
  }

  var count: Int { new.count }

  /// The new colour, and whether it was another one before.
  subscript(x: Int) -> (color: UInt32, isChanged: Bool) {
    @inline(__always) get { (new[x], new[x] != old[x]) }
  }

  /// Finds where runs begin behind the first pixel: of one colour, and all of it changed or none.
  ///
  /// - Parameters:
  ///   - isAllNew: whether all pixels count as changed.
  ///   - places: has room for as many as there are pixels.
  /// - Returns: how many there are.
  func findStarts(isAllNew: Bool, _ places: inout MutableSpan<UInt32>) -> Int {
    precondition(places.count >= count, "room for each pixel")
    // As many pixels are read of each row, and at most as many places written.
    return unsafe places.withUnsafeMutableBufferPointer { places in
      unsafe pixels { new, old in
        guard let places = places.baseAddress else { return 0 }
        return unsafe gif_run_starts(new, isAllNew ? nil : old, count, places)
      }
    }
  }

  /// Whether no pixel is changed.
  var isSame: Bool { firstChange == count }

  /// The first pixel that is changed; the count where none is.
  var firstChange: Int {
    unsafe pixels { unsafe gif_first_difference($0, $1, count) }
  }

  /// From the first to the last pixel that is changed; nil where none is.
  func changes() -> ClosedRange<Int>? {
    let first = firstChange
    guard first < count else { return nil }
    let end = unsafe pixels { unsafe gif_last_difference($0, $1, count) }
    return first...(end - 1)
  }

  /// Lends both rows, each of as many pixels, for the time of a call.
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

/// When the pixels of a row will be drawn over.
enum RowTimes {
  /// Sets times to an earlier one; returns how much earlier it is, summed up.
  @inline(__always)
  static func set(_ times: inout MutableSpan<Int32>, in range: Range<Int>, to time: Int32) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= times.count, "a part of the canvas")
    // The range lies in the buffer.
    return unsafe times.withUnsafeMutableBufferPointer { times in
      guard let first = times.baseAddress else { return 0 }
      return Int(unsafe gif_set_times(first + range.lowerBound, range.count, time))
    }
  }
}
