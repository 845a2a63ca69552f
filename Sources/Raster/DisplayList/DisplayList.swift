public import Primitives

/// All that a frame shows, bottom first, in device space.
///
/// In chunks, so that what stays the same from frame to frame is neither compared nor looked through.
public struct DisplayList: Equatable, Sendable {
  /// The canvas before anything is drawn.
  public var background: PremultipliedColor
  /// Bottom first.
  public private(set) var chunks: [DisplayChunk]

  public init(background: PremultipliedColor, operations: [DrawOperation] = []) {
    self.init(background: background, chunks: [DisplayChunk(operations)])
  }

  public init(background: PremultipliedColor, chunks: [DisplayChunk]) {
    self.background = background
    self.chunks = chunks
  }

  /// The operations of all chunks. Setting them makes one chunk of them.
  public var operations: [DrawOperation] {
    get { chunks.count == 1 ? chunks[0].operations : chunks.flatMap(\.operations) }
    set { chunks = [DisplayChunk(newValue)] }
  }

  /// How many operations there are.
  public var operationCount: Int { chunks.reduce(0) { $0 + $1.operations.count } }
}
