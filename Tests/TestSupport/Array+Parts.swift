extension Array {
  /// The elements in chunks of a size, in order.
  public func parts(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0...].prefix(size)) }
  }
}
