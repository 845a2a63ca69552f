// GIF's variable-length LZW (GIF89a, appendix F), fed with runs of equal pixels.
//
// UI animations are flat: a frame of 250,000 pixels is some 2,000 runs. The dictionary is a trie, and a
// node that was reached by a run of one index remembers the node one and eight such pixels further on, so
// that a run is walked in steps of eight and no pixel is ever touched. Children by another index are found
// in a small hash table that fits the second-level cache (and is cheap to clear).

/// Compresses one image's indices into the sub-blocks of a GIF.
struct LZWEncoder {
  /// Bits of the largest index, at least 2: "LZW Minimum Code Size".
  private let minimumCodeSize: Int
  private let clearCode: Int

  private var writer: BlockWriter
  private var codeSize: Int
  /// The number of the next dictionary entry; 4096 where the dictionary is full.
  private var nextCode: Int

  /// `node << 20 | index << 12 | child`, open addressing; 0 is free, since no child has number 0.
  private var children: [UInt32]
  private var nodes: [Node]

  private struct Node {
    var lastIndex: UInt8 = 0
    /// How many pixels at the end of the string have `lastIndex`, up to 9.
    var tail: UInt8 = 1
    /// The child by `lastIndex`, 0 if there is none.
    var same: UInt16 = 0
    /// The node eight pixels of `lastIndex` further on, 0 if there is none.
    var sameBy8: UInt16 = 0
    /// The node eight pixels of `lastIndex` before, or the one where they begin.
    var anchor: UInt16 = 0
  }

  private static let tableBits: UInt32 = 14
  private static let limit = 4096

  /// - Precondition: the code size is 2…8.
  init(minimumCodeSize: Int) {
    precondition((2...8).contains(minimumCodeSize), "GIF's minimum code size is 2 to 8")
    self.minimumCodeSize = minimumCodeSize
    clearCode = 1 << minimumCodeSize
    codeSize = minimumCodeSize + 1
    nextCode = clearCode + 2
    children = Array(repeating: 0, count: 1 << Int(Self.tableBits))
    nodes = Array(repeating: Node(), count: Self.limit)
    writer = BlockWriter()
  }

  /// How the indices are cut into strings of the dictionary.
  enum Parsing {
    /// Each code stands for the longest string that the dictionary has.
    case greedy
    /// A code may end earlier, at one of the last ends of runs, where the code after it then reaches
    /// farther. Takes three times as long and saves up to 2 %.
    case cuttingAtRuns
    /// The same at one of the last places of all, which suits other frames.
    case cuttingAnywhere
  }

  /// The image's data: sub-blocks with their lengths, without the block terminator.
  ///
  /// - Precondition: every index is below 2 to the power of the code size.
  static func encode(
    _ runs: [IndexRun], minimumCodeSize: Int, parsing: Parsing = .greedy
  ) -> [UInt8] {
    var encoder = LZWEncoder(minimumCodeSize: minimumCodeSize)
    encoder.emit(encoder.clearCode)
    encoder.resetDictionary()
    switch parsing {
    case .greedy: encoder.append(runs)
    case .cuttingAtRuns: encoder.appendLookingAhead(runs, cutsAnywhere: false)
    case .cuttingAnywhere: encoder.appendLookingAhead(runs, cutsAnywhere: true)
    }
    return encoder.writer.finish()
  }
}

// MARK: - The parse

extension LZWEncoder {
  private mutating func append(_ runs: [IndexRun]) {
    var node = -1
    for run in runs {
      var rest = Int(run.length)
      if node < 0 {
        node = Int(run.index)
        rest &-= 1
      }
      while rest > 0 {
        let next = step(from: node, index: run.index, rest: &rest)
        if next != node {
          node = next
          continue
        }
        emit(node)
        add(node, run.index)
        node = Int(run.index)
        rest &-= 1
      }
    }
    finish(node)
  }

  /// The last code and the end.
  private mutating func finish(_ node: Int) {
    if node >= 0 {
      emit(node)
      // The decoder adds an entry for this code too, which may widen the codes.
      countEntry()
    }
    emit(clearCode + 1)
  }

  /// A place among the runs.
  private struct Cursor: Equatable {
    var run: Int
    /// Pixels of that run that are left.
    var rest: Int
  }

  /// A string of the dictionary that the pixels from a place on begin with.
  private struct Match {
    var node = 0
    var length = 0
    var end: Cursor
  }

  private mutating func appendLookingAhead(_ runs: [IndexRun], cutsAnywhere: Bool) {
    var cuts: [8 of Match] = .init(repeating: Match(end: Cursor(run: 0, rest: 0)))
    var ignored = cuts
    var cursor = Cursor(run: 0, rest: runs.first.map { Int($0.length) } ?? 0)
    while cursor.run < runs.count {
      var (best, count) = longest(runs, from: cursor, &cuts, cutsAnywhere)
      guard best.end.run < runs.count else { return finish(best.node) }
      // Strings are worth being cut where a run ends: what follows has been seen from there on.
      var reach = best.length &+ longest(runs, from: best.end, &ignored, false).match.length
      for number in 0..<count where cuts[number].length < best.length {
        let cut = cuts[number]
        let length = cut.length &+ longest(runs, from: cut.end, &ignored, false).match.length
        if length > reach {
          reach = length
          best = cut
        }
      }
      emit(best.node)
      add(best.node, runs[best.end.run].index)
      cursor = best.end
    }
    finish(-1)
  }

  /// The longest string from a place on, and those that end at the last few ends of runs, or just the
  /// last few, on its way.
  @inline(__always)
  private func longest(
    _ runs: [IndexRun], from start: Cursor, _ cuts: inout [8 of Match], _ cutsAnywhere: Bool
  ) -> (match: Match, cutCount: Int) {
    var cursor = start
    var node = Int(runs[start.run].index)
    var length = 1
    var count = 0
    cursor.rest &-= 1
    while true {
      if cursor.rest == 0 {
        cursor.run &+= 1
        guard cursor.run < runs.count else { break }
        cursor.rest = Int(runs[cursor.run].length)
        cuts[count & 7] = Match(node: node, length: length, end: cursor)
        count &+= 1
      } else if cutsAnywhere {
        cuts[count & 7] = Match(node: node, length: length, end: cursor)
        count &+= 1
      }
      let before = cursor.rest
      let next = step(from: node, index: runs[cursor.run].index, rest: &cursor.rest)
      if next == node { break }
      node = next
      length &+= before &- cursor.rest
    }
    return (Match(node: node, length: length, end: cursor), min(count, 8))
  }

  /// Follows the run from a node as far as one look-up goes; returns the node itself where it has no
  /// such child.
  @inline(__always)
  private func step(from node: Int, index: UInt8, rest: inout Int) -> Int {
    let here = nodes[node]
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
}

// MARK: - The dictionary

extension LZWEncoder {
  private mutating func resetDictionary() {
    for slot in children.indices { children[slot] = 0 }
    for index in 0..<clearCode {
      nodes[index] = Node(
        lastIndex: UInt8(truncatingIfNeeded: index), anchor: UInt16(truncatingIfNeeded: index))
    }
    nextCode = clearCode + 2
    codeSize = minimumCodeSize + 1
  }

  /// Adds the string of a node and one more index; clears the dictionary where it is full.
  private mutating func add(_ node: Int, _ index: UInt8) {
    guard nextCode < Self.limit else {
      emit(clearCode)
      resetDictionary()
      return
    }
    let child = UInt16(truncatingIfNeeded: nextCode)
    let parent = nodes[node]
    if parent.lastIndex == index ? parent.same != 0 : self.child(of: node, by: index) != 0 {
      // A string that was cut short is there already; its second number is never used.
      countEntry()
      return
    }
    if parent.lastIndex == index {
      nodes[node].same = child
      var anchor = parent.anchor
      if parent.tail == 9 { anchor = nodes[Int(anchor)].same }
      if parent.tail >= 8 { nodes[Int(anchor)].sameBy8 = child }
      nodes[nextCode] = Node(lastIndex: index, tail: min(parent.tail &+ 1, 9), anchor: anchor)
    } else {
      nodes[nextCode] = Node(lastIndex: index, anchor: child)
      insert(child, under: node, by: index)
    }
    countEntry()
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
      let entry = children[slot]
      if entry == 0 { return 0 }
      if entry >> 12 == key { return Int(entry & 0xFFF) }
      slot = (slot &+ 1) & (children.count &- 1)
    }
  }

  private mutating func insert(_ child: UInt16, under node: Int, by index: UInt8) {
    let key = UInt32(truncatingIfNeeded: node) << 8 | UInt32(index)
    var slot = slot(node, index)
    while children[slot] != 0 { slot = (slot &+ 1) & (children.count &- 1) }
    children[slot] = key << 12 | UInt32(child)
  }

  private mutating func countEntry() {
    guard nextCode < Self.limit else { return }
    if nextCode == 1 << codeSize, codeSize < 12 { codeSize &+= 1 }
    nextCode &+= 1
  }

  @inline(__always)
  private mutating func emit(_ code: Int) {
    writer.write(UInt32(truncatingIfNeeded: code), bits: UInt32(truncatingIfNeeded: codeSize))
  }
}
