/// Decides whether the canvas has few colours.
///
/// A list of all colours that the canvas may contain answers for most scenes. When the list is too long, the canvas
/// is counted. Pixels that prove that it has too many colours are remembered, and are checked before the next count.
struct CanvasColors {
  /// The maximum number of colours that are few.
  private let limit: Int
  /// The canvas's, in pixels.
  private let width: Int
  /// All colours that the canvas may contain, and possibly some that it no longer does; nil if there are too many.
  private var known: ColorIndex? = ColorIndex()
  /// Places of pixels with different colours, at the last count that found too many.
  private var witnesses: [Int] = []

  init(limit: Int, width: Int) {
    self.limit = limit
    self.width = width
  }

  /// Returns whether the whole canvas has few colours after a change.
  ///
  /// - Parameters:
  ///   - colors: the colours of the changed pixels, without duplicates.
  ///   - canvas: all pixels after the change; called only if they have to be looked at.
  mutating func isFew(adding colors: [UInt32], canvas: () -> [UInt32]) -> Bool {
    guard colors.count <= limit else {
      known = nil
      return false
    }
    if var index = known {
      for color in colors { _ = index.number(of: color) }
      known = index.colors.count <= limit ? index : nil
    }
    if known == nil { known = count(canvas(), drawn: colors) }
    return known != nil
  }

  /// The colours of the canvas; nil if there are too many.
  private mutating func count(_ canvas: [UInt32], drawn colors: [UInt32]) -> ColorIndex? {
    var index = ColorIndex(colors)
    for place in witnesses { _ = index.number(of: canvas[place]) }
    if index.colors.count > limit { return nil }
    index = ColorIndex()
    witnesses = []
    for start in stride(from: 0, to: canvas.count, by: width) {
      let isRepeated =
        start > 0
        && RowPair(
          canvas.span, from: start, over: canvas.span, from: start - width, count: width
        ).isSame
      if isRepeated { continue }
      var last = ~canvas[start]
      for place in start..<(start + width) where canvas[place] != last {
        last = canvas[place]
        guard index.number(of: last) == witnesses.count else { continue }
        witnesses.append(place)
        if witnesses.count > 2 * limit { return nil }
      }
    }
    return index.colors.count <= limit ? index : nil
  }
}
