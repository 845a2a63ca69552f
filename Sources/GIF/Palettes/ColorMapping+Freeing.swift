// Transparency in a full table.
//
// An animation with exactly as many colours as a table may have lacks an index for unchanged pixels. Hardly any frame
// draws all colours, so each frame declares an index transparent that it does not draw.

extension ColorMapping {
  /// The same mapping with the first index that a frame does not draw as the transparent index; nil if the frame draws
  /// all indices.
  ///
  /// - Parameter frame: the frame whose colours are mapped, to a table without transparency.
  func freeingIndex(in frame: FrameDelta) -> ColorMapping? {
    var isDrawn = [Bool](repeating: false, count: palette.table.colors.count)
    for (number, color) in frame.colors.enumerated() where color != 0 && frame.counts[number] > 0 {
      isDrawn[Int(closest(to: number))] = true
    }
    guard let free = isDrawn.firstIndex(of: false) else { return nil }
    var result = self
    let index = UInt8(truncatingIfNeeded: free)
    result.palette.transparentIndex = index
    for (number, color) in frame.colors.enumerated() {
      result.remove(index, for: number, isTransparent: color == 0)
    }
    return result
  }

  /// Removes an index from a colour's candidates. A colour without other candidates belongs to unchanged pixels only.
  private mutating func remove(_ index: UInt8, for number: Int, isTransparent: Bool) {
    let places = (number * Self.width)..<((number + 1) * Self.width)
    let kept = places.filter {
      !isTransparent && errors[$0] != Self.none && candidates[$0] != index
    }
    let others = kept.map { (candidates[$0], errors[$0]) }
    for (rank, place) in places.enumerated() {
      errors[place] = Self.none
      if rank < others.count { (candidates[place], errors[place]) = others[rank] }
    }
    if others.isEmpty { (candidates[places.lowerBound], errors[places.lowerBound]) = (index, 0) }
  }
}
