/// Values of a fixed number, which nobody else holds: unlike an array, it need not ask whether that is so before
/// each change. With arrays, all of a GIF of `overlap` or `grid` took 5 % longer, for the LZW dictionary alone.
@safe
struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// Allocated here, whole, and freed with the buffer.
  private let elements: UnsafeMutableBufferPointer<Element>

  init(repeating element: Element, count: Int) {
    unsafe elements = .allocate(capacity: count)
    // What is there is doubled: of a structure that is repeated, each field would be stored by itself.
    var done = min(count, Self.block)
    unsafe elements.prefix(done).initialize(repeating: element)
    while done < count {
      let next = min(done, count - done)
      _ = unsafe elements[done...].initialize(fromContentsOf: elements[..<next])
      done += next
    }
  }

  /// Elements that are stored one by one.
  private static var block: Int { 64 }

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

  mutating func fill(with element: Element) {
    unsafe elements.update(repeating: element)
  }
}
