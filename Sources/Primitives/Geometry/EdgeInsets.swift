/// Distances from the sides of a rectangle to the inside, in points. Source: UIEdgeInsets.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension EdgeInsets {
  /// Whether something is left between them in a rectangle of a size.
  package func leaveRoom(in size: Size) -> Bool {
    left + right < size.width && top + bottom < size.height
  }

  /// In the order of the scene format: top, left, bottom, right.
  package var list: [Double] { [top, left, bottom, right] }
}
