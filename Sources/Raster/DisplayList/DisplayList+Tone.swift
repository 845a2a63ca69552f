public import Primitives

extension DisplayList {
  /// Whether something with many shades can show in a part of a picture: a gradient, a shadow or an
  /// image. Where nothing can, all pixels but those of edges are of the list's few colours.
  public func hasContinuousTone(in rect: IntRect) -> Bool {
    chunks.contains { chunk in
      guard let items = chunk.items else {
        return Self.hasContinuousTone(chunk.operations[...], in: rect)
      }
      return items.contains { item in
        item.bounds.intersection(rect) != nil
          && Self.hasContinuousTone(chunk.operations[item.operations], in: rect)
      }
    }
  }

  private static func hasContinuousTone(
    _ operations: ArraySlice<DrawOperation>, in rect: IntRect
  ) -> Bool {
    var index = operations.startIndex
    while index < operations.endIndex {
      switch operations[index] {
      case .fill(_, .color, _), .popLayer:
        break
      case .fill(_, .gradient, _), .fill(_, .image, _), .shadow:
        if bounds(ofItem: operations[index...index], in: rect) != nil { return true }
      case .pushLayer(let layer):
        if layer.shadow != nil {
          let end = operations.endOfLayer(at: index)
          if bounds(ofItem: operations[index..<end], in: rect) != nil { return true }
        }
      }
      index += 1
    }
    return false
  }
}
