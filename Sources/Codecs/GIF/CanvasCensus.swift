/// Answers whether all the canvas has few colours, mostly without looking at it.
struct CanvasCensus {
  private let limit: Int
  /// All colours that the canvas can have, and perhaps some that it has no more; nil where they are too
  /// many.
  private var known: ColorIndex? = ColorIndex()

  init(limit: Int) { self.limit = limit }

  /// - Parameters:
  ///   - colors: of the pixels that have just changed.
  ///   - canvas: after the change.
  mutating func isFew(adding colors: some Collection<UInt32>, canvas: [UInt32]) -> Bool {
    guard colors.count <= limit else {
      known = nil
      return false
    }
    if var index = known {
      for color in colors { _ = index.number(of: color) }
      known = index.colors.count <= limit ? index : nil
    }
    if known == nil { known = scan(canvas) }
    return known != nil
  }

  /// The colours of the canvas, nil as soon as they are too many.
  private func scan(_ canvas: [UInt32]) -> ColorIndex? {
    var index = ColorIndex()
    var last: UInt32?
    for color in canvas where color != last {
      last = color
      _ = index.number(of: color)
      if index.colors.count > limit { return nil }
    }
    return index
  }
}
