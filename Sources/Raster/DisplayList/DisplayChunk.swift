package import AnimPrimitives

/// Consecutive operations of a display list. A chunk contains whole groups only.
///
/// The bounds of each operation are computed once, here. They are used when the chunk is compared with the previous and
/// the next frame, and for painting each damaged part.
package struct DisplayChunk: Equatable, Sendable {
  package let operations: [DrawOperation]
  /// The item of each operation, at the operation's index.
  let items: [Item]
  /// The pixels that glass, in any group, reads and changes: the box of each, enlarged by the blurs around it.
  let glass: [IntRect]

  struct Item: Sendable {
    /// The index of the operation. For a push and for its pop, the whole group, both included.
    var operations: Range<Int>
    /// The pixels that the operation, or the group that it begins, can touch, or nil for none.
    var bounds: IntRect?
    /// The operation as a simple fill, or nil if it is another one.
    var fill: SimpleFill?
    /// The qualities of the group that the operation begins; none for other operations.
    var marks: GroupMarks = []
  }

  /// Qualities of groups that decide how they, and the groups around them, are painted.
  struct GroupMarks: OptionSet, Sendable {
    let rawValue: UInt8

    /// It needs the pixels below it, for glass or another blend mode than `normal`, itself or by a group inside.
    static let readsBelow = GroupMarks(rawValue: 1)
    /// It is the mask of the group around it.
    static let isMask = GroupMarks(rawValue: 2)
    /// It has a mask.
    static let isMasked = GroupMarks(rawValue: 4)
    /// It is glass, or a group inside is.
    static let holdsGlass = GroupMarks(rawValue: 8)
  }

  package init(_ operations: [DrawOperation]) {
    self.operations = operations
    (items, glass) = Self.items(of: operations)
  }

  package static func == (a: DisplayChunk, b: DisplayChunk) -> Bool {
    a.operations == b.operations
  }

  /// The pixels that each operation, or the group that it begins, can touch; nil for none and for the ends of groups.
  package var bounds: [IntRect?] { items.map(\.bounds) }

  /// Whether the operations of both chunks are the same memory.
  func isIdentical(to other: DisplayChunk) -> Bool {
    operations.span.isIdentical(to: other.operations.span)
  }
}

// MARK: - Items

extension DisplayChunk {
  /// The indices of the operations between the push at an index and its pop. The pop may be missing.
  func content(ofGroupAt index: Int) -> Range<Int> {
    let end = items[index].operations.upperBound
    if end > index + 1, case .popLayer = operations[end - 1] { return (index + 1)..<(end - 1) }
    return (index + 1)..<end
  }

  /// The pixels of a canvas that a range of whole items can touch, or nil for none. A mask touches nothing.
  func bounds(of range: Range<Int>, in canvas: IntRect) -> IntRect? {
    var result: IntRect?
    forEachItem(in: range) { index in
      guard !items[index].marks.contains(.isMask),
        let own = items[index].bounds?.intersection(canvas)
      else { return }
      result = result?.union(own) ?? own
    }
    return result
  }

  /// The marks of the groups in a range of whole items, without those of groups in them.
  func marks(in range: Range<Int>) -> GroupMarks {
    var result: GroupMarks = []
    forEachItem(in: range) { result.formUnion(items[$0].marks) }
    return result
  }

  /// The mode of the mask that ends a group's content; nil without a mask.
  func maskMode(of content: Range<Int>) -> MaskMode? {
    guard let last = content.last else { return nil }
    let start = items[last].operations.lowerBound
    guard items[start].marks.contains(.isMask), case .pushLayer(let layer) = operations[start]
    else { return nil }
    return layer.maskMode
  }

  /// Calls the closure with the first index of each item in a range: of each single operation and each group.
  @inline(__always)
  func forEachItem(in range: Range<Int>, _ body: (Int) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      body(index)
      index = items[index].operations.upperBound
    }
  }
}

// MARK: - Finding them out

extension DisplayChunk {
  /// A rectangle larger than any canvas, because no format has pictures of more than 2²⁴ pixels a side.
  private static let plane = IntRect(
    x: -(1 << 24), y: -(1 << 24), width: 1 << 25, height: 1 << 25)

  /// A group without its pop yet, and the pixels that its operations so far can touch.
  private struct OpenGroup {
    let start: Int
    let layer: Layer
    var bounds: IntRect?
    /// The marks of the items in it.
    var contentMarks: GroupMarks = []
    var glass: [IntRect] = []

    /// The marks of the group when all its items are known.
    var marks: GroupMarks {
      let isGlass = layer.backdrop != nil
      var marks: GroupMarks = isGlass ? .holdsGlass : contentMarks.intersection(.holdsGlass)
      if layer.maskMode != nil { return marks.union(.isMask) }
      if contentMarks.contains(.isMask) { marks.insert(.isMasked) }
      let isolates = layer.isolates || marks.contains(.isMasked)
      if isGlass || layer.blendMode != .normal || !isolates && contentMarks.contains(.readsBelow) {
        marks.insert(.readsBelow)
      }
      return marks
    }

    mutating func insert(_ rect: IntRect?) {
      guard let rect else { return }
      bounds = bounds?.union(rect) ?? rect
    }
  }

  private static func items(of operations: [DrawOperation]) -> ([Item], glass: [IntRect]) {
    guard let plane else { return ([], []) }
    var items: [Item] = []
    var glass: [IntRect] = []
    items.reserveCapacity(operations.count)
    var open: [OpenGroup] = []
    func close(_ group: OpenGroup, end: Int) {
      items[group.start].operations = group.start..<end
      items[group.start].bounds =
        group.layer.groundBounds(in: plane)
        ?? group.bounds.flatMap { DisplayList.bounds(of: group.layer, around: $0) }
      items[group.start].marks = group.marks
      var panes = group.glass.compactMap { DisplayList.bounds(of: group.layer, around: $0) }
      // The group's own clip cuts what glass shows, not what it reads.
      if let pane = group.layer.backdrop?.bounds(in: plane) { panes.append(pane) }
      guard let outer = open.indices.last else {
        glass += panes
        return
      }
      open[outer].glass += panes
      open[outer].contentMarks.formUnion(group.marks)
      // A mask draws nothing.
      if group.layer.maskMode == nil { open[outer].insert(items[group.start].bounds) }
    }
    for index in operations.indices {
      var item = Item(operations: index..<(index + 1))
      // One switch for each operation, because binding its payload copies it.
      switch operations[index] {
      case .fill(let shape, let paint, let transform):
        item.bounds = DisplayList.deviceBounds(of: shape, transform: transform, in: plane)
        item.fill = SimpleFill(shape, paint, transform)
      case .shadow(let shape, _, let radius, let transform):
        item.bounds = DisplayList.deviceBounds(
          of: shape, transform: transform, outset: DisplayList.shadowReach(radius), in: plane)
      case .pushLayer(let layer):
        var group = OpenGroup(start: index, layer: layer)
        if let pane = layer.backdrop?.bounds(in: plane) { group.insert(pane) }
        open.append(group)
      case .popLayer:
        guard let group = open.popLast() else { break }
        close(group, end: index + 1)
        item.operations = group.start..<(index + 1)
      }
      items.append(item)
      if !open.isEmpty { open[open.count - 1].insert(item.bounds) }
    }
    while let group = open.popLast() { close(group, end: operations.count) }
    return (items, glass)
  }
}
