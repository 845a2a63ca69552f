// The strings of GIF's LZW (GIF89a, appendix F) as a trie.
//
// UI animations consist of long runs of equal pixels. A node that ends with a run remembers the nodes one and eight
// such pixels further on, so that runs are walked in steps of eight. Children by another index are in a small hash
// table, which is fast to clear.

struct LZWDictionary: ~Copyable {
  /// The code that empties the dictionary, one above the largest index; the next one ends the data.
  let clearCode: Int
  /// The bits of the next code.
  private(set) var codeSize: Int

  private let minimumCodeSize: Int
  /// The number of the next entry; 4096 if the dictionary is full.
  private var nextCode: Int
  /// `node << 20 | index << 12 | child`, open addressing; 0 is a free slot, because no child has number 0.
  private var children: FixedBuffer<UInt32>
  private var nodes: FixedBuffer<Node>
  /// By node: the node of its string without the last pixel. Separate from `nodes`, which is read more often.
  private var parents: FixedBuffer<UInt16>

  private struct Node {
    var lastIndex: UInt8 = 0
    /// The number of pixels at the end of the string that have `lastIndex`, up to 9.
    var tail: UInt8 = 1
    /// The child by `lastIndex`, 0 if there is none.
    var same: UInt16 = 0
    /// The node eight pixels of `lastIndex` further on, 0 if there is none.
    var sameBy8: UInt16 = 0
    /// The node eight pixels of `lastIndex` before, or the node where they begin.
    var anchor: UInt16 = 0
  }

  private static let tableBits: UInt32 = 14
  /// The maximum number of entries: codes have up to 12 bits.
  static let limit = 4096

  /// - Precondition: the code size is 2…8.
  init(minimumCodeSize: Int) {
    precondition((2...8).contains(minimumCodeSize), "GIF's minimum code size is 2 to 8")
    self.minimumCodeSize = minimumCodeSize
    clearCode = 1 << minimumCodeSize
    codeSize = minimumCodeSize + 1
    nextCode = clearCode + 2
    children = FixedBuffer(zeros: 1 << Int(Self.tableBits))
    // Only entries below `nextCode` are read. All of these are stored, except for the clear and the end code.
    nodes = unsafe FixedBuffer(unset: Self.limit)
    parents = unsafe FixedBuffer(unset: Self.limit)
    setRoots()
  }

  var isFull: Bool { nextCode == Self.limit }

  /// Removes all strings except single indices.
  mutating func reset() {
    children.clear()
    nextCode = clearCode + 2
    codeSize = minimumCodeSize + 1
    setRoots()
  }

  private mutating func setRoots() {
    for index in 0..<clearCode {
      nodes[index] = Node(
        lastIndex: UInt8(truncatingIfNeeded: index), anchor: UInt16(truncatingIfNeeded: index))
    }
  }
}

// MARK: - Look-ups

extension LZWDictionary {
  /// Equal indices in a string.
  struct StringRun {
    var length: UInt32 = 0
    var index: UInt8 = 0
  }

  /// Follows a run from a node by one look-up; returns the node itself if it has no such child.
  ///
  /// - Parameter rest: the number of remaining pixels of the run, at least 1.
  @inline(__always)
  func step(from node: Int, index: UInt8, rest: inout Int) -> Int {
    // A node is a number below `limit`, which is the count of the buffer.
    let here = unsafe nodes[unchecked: node]
    guard here.lastIndex == index else {
      let child = child(of: node, by: index)
      guard child != 0 else { return node }
      rest &-= 1
      return child
    }
    if rest >= 8, here.sameBy8 != 0 {
      rest &-= 8
      return Int(here.sameBy8)
    }
    guard here.same != 0 else { return node }
    rest &-= 1
    return Int(here.same)
  }

  /// Stores the indices of a node's string, from its end.
  ///
  /// - Parameter runs: has room for `limit` runs.
  /// - Returns: the number of runs.
  func getRunsBackwards(of node: Int, _ runs: inout MutableSpan<StringRun>) -> Int {
    var node = node
    var count = 0
    while true {
      let here = nodes[node]
      let isLong = here.tail == 9
      runs[count] = StringRun(length: isLong ? 8 : UInt32(here.tail), index: here.lastIndex)
      count &+= 1
      if isLong {
        node = Int(here.anchor)
        continue
      }
      let first = here.tail == 1 ? node : Int(here.anchor)
      if first < clearCode { return count }
      node = Int(parents[first])
    }
  }

  private func slot(_ node: Int, _ index: UInt8) -> Int {
    let key = UInt32(truncatingIfNeeded: node) << 8 | UInt32(index)
    return Int((key &* 0x9E37_79B1) >> (32 - Self.tableBits))
  }

  @inline(__always)
  private func child(of node: Int, by index: UInt8) -> Int {
    let key = UInt32(truncatingIfNeeded: node) << 8 | UInt32(index)
    var slot = slot(node, index)
    while true {
      // `slot` returns `tableBits` bits, and the buffer has 2 to the power of them.
      let entry = unsafe children[unchecked: slot]
      if entry == 0 { return 0 }
      if entry >> 12 == key { return Int(entry & 0xFFF) }
      slot = (slot &+ 1) & (children.count &- 1)
    }
  }
}

// MARK: - Growing

extension LZWDictionary {
  /// Adds the string of a node and one more index, which may exist already.
  ///
  /// - Precondition: the dictionary is not full.
  mutating func add(_ node: Int, _ index: UInt8) {
    precondition(!isFull, "a full dictionary takes no more strings")
    let parent = nodes[node]
    if parent.lastIndex == index ? parent.same != 0 : child(of: node, by: index) != 0 {
      // A string that was not followed to its end exists already; its second number is never used.
      countEntry()
    } else {
      addNew(node, index)
    }
  }

  /// Adds a string that does not exist yet.
  mutating func addNew(_ node: Int, _ index: UInt8) {
    precondition(!isFull, "a full dictionary takes no more strings")
    let number = nextCode
    let child = UInt16(truncatingIfNeeded: number)
    parents[number] = UInt16(truncatingIfNeeded: node)
    let parent = nodes[node]
    if parent.lastIndex == index {
      nodes[node].same = child
      var anchor = parent.anchor
      if parent.tail == 9 { anchor = nodes[Int(anchor)].same }
      if parent.tail >= 8 { nodes[Int(anchor)].sameBy8 = child }
      nodes[number] = Node(lastIndex: index, tail: min(parent.tail &+ 1, 9), anchor: anchor)
    } else {
      nodes[number] = Node(lastIndex: index, anchor: child)
      insert(child, under: node, by: index)
    }
    countEntry()
  }

  private mutating func insert(_ child: UInt16, under node: Int, by index: UInt8) {
    let key = UInt32(truncatingIfNeeded: node) << 8 | UInt32(index)
    var slot = slot(node, index)
    while children[slot] != 0 { slot = (slot &+ 1) & (children.count &- 1) }
    children[slot] = key << 12 | UInt32(child)
  }

  /// Counts an entry of the decoder, which may widen the codes.
  mutating func countEntry() {
    guard nextCode < Self.limit else { return }
    if nextCode == 1 << codeSize, codeSize < 12 { codeSize &+= 1 }
    nextCode &+= 1
  }
}

/// The lengths of LZW codes. The first codes have one bit more than the code size, and codes grow with the dictionary,
/// which is cleared when it is full.
enum CodeWidths {
  /// The bits of an image's codes.
  ///
  /// - Parameters:
  ///   - count: the number of codes, at least 0.
  ///   - codeSize: the minimum code size, 2…8.
  static func bitCount(ofCodes count: Int, codeSize: Int) -> Int {
    var bits = 0
    var rest = count
    while rest > 0 {
      // The clear code and the end code stand for no string.
      var known = (1 << codeSize) + 2
      for width in (codeSize + 1)...12 where rest > 0 {
        let codes = min(rest, (1 << width) - known)
        bits += codes * width
        rest -= codes
        known = 1 << width
      }
    }
    return bits
  }
}
