/// Values of a fixed number, which nobody else holds: unlike an array, it need not ask whether that is so before
/// each change. With arrays, all of a GIF of `overlap` or `grid` took 5 % longer, for the LZW dictionary alone.
@safe
struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// Allocated here, whole, and freed with the buffer.
  private let elements: UnsafeMutableBufferPointer<Element>

  /// Elements of which none was stored yet.
  ///
  /// What one is before it is stored depends on what the memory was used for: nobody may read it.
  @unsafe
  init(unset count: Int) {
    unsafe elements = .allocate(capacity: count)
  }

  deinit {
    unsafe elements.deallocate()
  }

  var count: Int { unsafe elements.count }

  /// - Precondition: there is such an element.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count, "there is no such element")
      return unsafe self[unchecked: index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < count, "there is no such element")
      unsafe elements[index] = newValue
    }
  }

  /// Without a check, where the index was made to be one.
  @unsafe
  subscript(unchecked index: Int) -> Element {
    @inline(__always) get { unsafe elements[index] }
  }
}

extension FixedBuffer where Element: FixedWidthInteger {
  /// All are 0.
  init(zeros count: Int) {
    unsafe self.init(unset: count)
    clear()
  }

  /// Sets all to 0.
  mutating func clear() {
    unsafe elements.initialize(repeating: 0)
  }
}
