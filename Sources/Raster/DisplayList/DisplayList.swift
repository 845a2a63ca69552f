package import Primitives

/// All operations of a frame, bottom first, in device space.
///
/// It is split into chunks, so operations that stay the same from frame to frame are not compared.
package struct DisplayList: Equatable, Sendable {
  /// The canvas before anything is drawn.
  package var background: PremultipliedColor
  /// Bottom first.
  package private(set) var chunks: [DisplayChunk]

  package init(background: PremultipliedColor, operations: [DrawOperation] = []) {
    self.init(background: background, chunks: [DisplayChunk(operations)])
  }

  package init(background: PremultipliedColor, chunks: [DisplayChunk]) {
    self.background = background
    self.chunks = chunks
  }

  /// The operations of all chunks. Setting them makes one chunk of them.
  package var operations: [DrawOperation] {
    get { chunks.count == 1 ? chunks[0].operations : chunks.flatMap(\.operations) }
    set { chunks = [DisplayChunk(newValue)] }
  }
}

extension DisplayList {
  /// Whether something with many shades can show in a part of a picture: a gradient, a shadow or an
  /// image. Where nothing can, all pixels except those of edges have one of the few colours of the
  /// list.
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
      case .pushLayer(let layer): layer.shadow != nil || layer.ground?.isColor == false
      }
    }
  }
}

extension Paint {
  fileprivate var isColor: Bool {
    if case .color = self { true } else { false }
  }
}
