public import Primitives

extension DisplayList {
  /// Whether something with many shades can show in a part of a picture: a gradient, a shadow or an
  /// image. Where nothing can, all pixels but those of edges are of the list's few colours.
  public func hasContinuousTone(in rect: IntRect) -> Bool {
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
      case .fill(_, .gradient, _), .fill(_, .image, _), .shadow: true
      case .pushLayer(let layer): layer.shadow != nil
      }
    }
  }
}
