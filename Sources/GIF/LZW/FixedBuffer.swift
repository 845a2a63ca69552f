/// A buffer of fixed size with a single owner. Unlike an array, it needs no check for uniqueness before each change,
/// which matters in the LZW dictionary.
@safe
struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// Allocated by the initializer and freed with the buffer.
  private let elements: UnsafeMutableBufferPointer<Element>

  /// A buffer of uninitialized elements. An element must be stored before it is read.
  @unsafe
  init(unset count: Int) {
    unsafe elements = .allocate(capacity: count)
  }

  deinit {
    unsafe elements.deallocate()
  }

  var count: Int { unsafe elements.count }

  /// - Precondition: the index is in range.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count, "the index is in range")
      return unsafe self[unchecked: index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < count, "the index is in range")
      unsafe elements[index] = newValue
    }
  }

  /// Access without a check, for indices that are known to be in range.
  @unsafe
  subscript(unchecked index: Int) -> Element {
    @inline(__always) get { unsafe elements[index] }
  }
}

extension FixedBuffer where Element: FixedWidthInteger {
  /// A buffer of zeros.
  init(zeros count: Int) {
    unsafe self.init(unset: count)
    clear()
  }

  /// Sets all elements to 0.
  mutating func clear() {
    unsafe elements.initialize(repeating: 0)
  }
}
