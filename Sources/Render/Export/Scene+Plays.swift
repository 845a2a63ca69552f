import Scenes

extension Scene {
  /// As formats count: 0 is for ever.
  var plays: Int {
    switch loop {
    case .forever: 0
    case .count(let count): count
    }
  }
}
