// Numbers in messages.

import AnimPrimitives

extension Double {
  /// Such as `0.42 s` or `12 s`.
  var shortSeconds: String {
    self < 10 ? "\(rounded(places: 2)) s" : "\(Int(self)) s"
  }
}
