import AnimPrimitives

/// A change of the pixels of a group, or of those below glass.
package enum Effect: Hashable, Sendable {
  indirect case colorMatrix(ColorMatrix)
  /// A Gaussian blur with a standard deviation in device pixels.
  case blur(radius: Double)
  /// The blurred silhouette of the group, painted below it and outside of its clip.
  case dropShadow(Layer.Shadow)
}

extension Effect {
  /// The maximum distance in pixels by which the effect extends a group on any side, and from which it reads.
  var reach: Double {
    switch self {
    case .colorMatrix: 0
    case .blur(let radius): Self.blurReach(radius)
    case .dropShadow(let shadow): shadow.reach
    }
  }

  /// The distance in pixels by which a blur extends beyond a sharp edge.
  ///
  /// Beyond `DisplayList.shadowReach` the blur of one operation rounds to 0, but added to the blur of other operations it
  /// can still change a rounded value.
  static func blurReach(_ radius: Double) -> Double {
    let sigma = min(max(radius, 0), CoverageMask.widestBlur)
    let margin =
      CoverageMask.blurMargin(sigma: sigma) + 2 * CoverageMask.blurReduction(sigma: sigma)
    return max(DisplayList.shadowReach(sigma), Double(margin))
  }

  /// The effect at the size of a picture that is reduced by a factor.
  func scaled(by factor: Double) -> Effect {
    switch self {
    case .colorMatrix: self
    case .blur(let radius): .blur(radius: radius * factor)
    case .dropShadow(let shadow):
      .dropShadow(
        Layer.Shadow(
          color: shadow.color, radius: shadow.radius * factor,
          offset: Point(shadow.offset.x * factor, shadow.offset.y * factor)))
    }
  }
}
