import Primitives

/// Consecutive operations of a display list; groups are whole in it.
public struct DisplayChunk: Equatable, Sendable {
  /// An operation, or a group with all that is in it, and the pixels that it can touch.
  struct Item: Sendable {
    var operations: Range<Int>
    var bounds: IntRect
  }

  public let operations: [DrawOperation]
  /// Those that can touch anything; nil where nobody has looked.
  let items: [Item]?

  /// Operations that a frame or two will show.
  public init(_ operations: [DrawOperation]) {
    self.operations = operations
    items = nil
  }

  /// Operations that many frames will show: what each can touch is found out once.
  public init(lasting operations: [DrawOperation]) {
    self.operations = operations
    items = Self.items(of: operations)
  }

  public static func == (a: DisplayChunk, b: DisplayChunk) -> Bool {
    a.operations == b.operations
  }

  /// Whether two chunks are one: their operations are stored at the same place.
  func isIdentical(to other: DisplayChunk) -> Bool {
    operations.span.isIdentical(to: other.operations.span)
  }
}

extension DisplayChunk {
  /// More than any canvas: no format holds pictures of more than 2²⁴ pixels a side.
  private static let plane = IntRect(
    x: -(1 << 24), y: -(1 << 24), width: 1 << 25, height: 1 << 25)

  private static func items(of operations: [DrawOperation]) -> [Item] {
    guard let plane else { return [] }
    var items: [Item] = []
    var rest = operations[...]
    while let item = rest.firstItem {
      rest = rest[item.endIndex...]
      guard let bounds = DisplayList.bounds(ofItem: item, in: plane) else { continue }
      items.append(Item(operations: item.startIndex..<item.endIndex, bounds: bounds))
    }
    return items
  }
}
