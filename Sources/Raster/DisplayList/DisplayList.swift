package import AnimPrimitives

/// All operations of a frame in device space, from bottom to top.
///
/// The list is split into chunks. Chunks shared by two frames are not compared operation by operation.
package struct DisplayList: Equatable, Sendable {
  /// The colour of the canvas below all operations.
  package var background: PremultipliedColor
  /// From bottom to top.
  package private(set) var chunks: [DisplayChunk]

  package init(background: PremultipliedColor, operations: [DrawOperation] = []) {
    self.init(background: background, chunks: [DisplayChunk(operations)])
  }

  package init(background: PremultipliedColor, chunks: [DisplayChunk]) {
    self.background = background
    self.chunks = chunks
  }

  /// The operations of all chunks. Setting them replaces all chunks by one.
  package var operations: [DrawOperation] {
    get { chunks.count == 1 ? chunks[0].operations : chunks.flatMap(\.operations) }
    set { chunks = [DisplayChunk(newValue)] }
  }
}

extension DisplayList {
  /// Whether a gradient, a shadow or an image can show in a part of a picture. If not, all pixels except those of edges
  /// have one of the few colours of the list.
  package func hasContinuousTone(in rect: IntRect) -> Bool {
    chunks.contains { $0.hasContinuousTone(in: rect) }
  }
}

extension DisplayChunk {
  fileprivate func hasContinuousTone(in rect: IntRect) -> Bool {
    items.indices.contains { index in
      let item = items[index]
      guard item.fill == nil, item.bounds?.intersection(rect) != nil else { return false }
      return switch operations[index] {
      case .fill(_, .color, _), .popLayer: false
      case .fill(_, .gradient, _), .fill(_, .image, _), .fill(_, .stack, _), .shadow: true
      case .pushLayer(let layer):
        layer.pixelReach > 0 || layer.shadow != nil || layer.backdrop != nil
          || layer.ground?.isColor == false
      }
    }
  }
}

extension Paint {
  fileprivate var isColor: Bool {
    if case .color = self { true } else { false }
  }
}
