package import AnimMotion
import AnimPrimitives
package import AnimRendering

/// A number of views that expectations may refer to.
package struct WatchedProperty: Sendable {
  /// The name of the property in scenes.
  package let name: String
  package let value: @Sendable (ViewState) -> Double
  /// The channels that affect it.
  package let channels: [Channel]

  private init(_ name: String, value: @escaping @Sendable (ViewState) -> Double) {
    self.name = name
    self.value = value
    let own = Property(rawValue: name)?.channels ?? []
    channels = name.hasPrefix("frame.") ? own + Self.frameChannels : own
  }

  /// The channels that determine a frame.
  private static let frameChannels: [Channel] = [
    .boundsWidth, .boundsHeight, .anchorPointX, .anchorPointY,
  ]

  static let all = plain + special
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The properties watched for each view.
  package static let plain: [WatchedProperty] = [
    .init("center.x") { $0.center.x }, .init("center.y") { $0.center.y },
    .init("bounds.width") { $0.bounds.width }, .init("bounds.height") { $0.bounds.height },
    .init("alpha") { $0.alpha }, .init("cornerRadius") { $0.cornerRadius },
    .init("borderWidth") { $0.borderWidth }, .init("shadow.opacity") { $0.shadowOpacity },
    .init("shadow.radius") { $0.shadowRadius },
    .init("shadow.offset.x") { $0.shadowOffset.x }, .init("shadow.offset.y") { $0.shadowOffset.y },
    .init("transform.translate.x") { $0.transform.translation.x },
    .init("transform.translate.y") { $0.transform.translation.y },
    .init("transform.scale.x") { $0.transform.scale.width },
    .init("transform.scale.y") { $0.transform.scale.height },
    .init("transform.skew.x") { $0.transform.skew.width },
    .init("transform.skew.y") { $0.transform.skew.height },
    .init("transform.rotate") { $0.transform.rotation },
    .init("transform.rotateX") { $0.transform.rotationX },
    .init("transform.rotateY") { $0.transform.rotationY },
    .init("value") { $0.value ?? 0 }, .init("font.size") { $0.fontSize },
    .init("lineWidth") { $0.lineWidth },
    .init("strokeStart") { $0.strokeStart }, .init("strokeEnd") { $0.strokeEnd },
  ]
  /// Properties watched only if a claim names them: a frame follows from centre and bounds, and others may jump without
  /// a visible effect.
  private static let special: [WatchedProperty] = [
    .init("frame.x") { $0.center.x - $0.anchorPoint.x * $0.bounds.width },
    .init("frame.y") { $0.center.y - $0.anchorPoint.y * $0.bounds.height },
    .init("frame.width") { $0.bounds.width }, .init("frame.height") { $0.bounds.height },
    .init("anchorPoint.x") { $0.anchorPoint.x }, .init("anchorPoint.y") { $0.anchorPoint.y },
    .init("transform.perspective") { $0.transform.perspective },
    .init("zPosition") { $0.zPosition }, .init("lineDashPhase") { $0.lineDashPhase },
  ]
}
