public import Primitives

extension DisplayList {
  /// Whether something with many shades can show in a part of a picture: a gradient, a shadow or an
  /// image. Where nothing can, all pixels but those of edges are of the list's few colours.
  public func hasContinuousTone(in rect: IntRect) -> Bool {
    var index = operations.startIndex
    while index < operations.endIndex {
      switch operations[index] {
      case .fill(_, .color, _), .popLayer:
        break
      case .fill(_, .gradient, _), .fill(_, .image, _), .shadow:
        if Self.bounds(ofItem: operations[index...index], in: rect) != nil { return true }
      case .pushLayer(let layer):
        if layer.shadow != nil {
          let end = operations[...].endOfLayer(at: index)
          if Self.bounds(ofItem: operations[index..<end], in: rect) != nil { return true }
        }
      }
      index += 1
    }
    return false
  }
}
