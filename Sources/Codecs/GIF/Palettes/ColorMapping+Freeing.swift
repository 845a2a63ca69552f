// Transparency in a table that is full.
//
// An animation of just as many colours as a table may have needs one index more for pixels that stay as they are.
// Hardly any frame draws all of the colours: each says by its control extension which of those that it does not
// draw is transparent in it.

extension ColorMapping {
  /// The same with the first colour of the table that a frame does not draw as the transparent index; nil where it
  /// draws all.
  ///
  /// - Parameter frame: the one whose colours are mapped, to a table without transparency.
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

  /// Takes an index from a colour's candidates. What has no other one is drawn by no changed pixel and stays as it is.
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
