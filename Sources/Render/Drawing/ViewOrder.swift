/// The drawing order of siblings.
enum ViewOrder {
  /// Bottom first. Stable: views of equal `zPosition` keep the scene's order.
  static func sorted(_ views: [Int], _ states: [ViewState]) -> [Int] {
    guard views.contains(where: { states[$0].zPosition != states[views[0]].zPosition }) else {
      return views
    }
    return views.enumerated().sorted { a, b in
      let (zA, zB) = (states[a.element].zPosition, states[b.element].zPosition)
      return zA == zB ? a.offset < b.offset : zA < zB
    }.map(\.element)
  }
}
