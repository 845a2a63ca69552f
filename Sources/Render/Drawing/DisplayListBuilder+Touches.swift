import AnimMotion
import AnimPrimitives
import AnimRaster

extension DisplayListBuilder {
  /// Draws touches as grey discs on top of the scene.
  mutating func drawTouches(_ touches: [Timeline.Touch], scale: Double) {
    for touch in touches where touch.pressure > 0 {
      let radius = 20 + 4 * (1 - touch.pressure)
      let disc = Rect(
        x: touch.location.x - radius, y: touch.location.y - radius, width: 2 * radius,
        height: 2 * radius)
      let space = ProjectiveTransform(AffineTransform(scaleX: scale, y: scale))
      let outline = RoundedRect(rect: disc, cornerRadius: radius)
      let rim = Color(red: 1, green: 1, blue: 1, alpha: 0.8 * touch.pressure)
      append(
        .fill(
          .bordered(outline, width: 1.5, opacity: rim.alpha),
          .color(Color(red: 0.35, green: 0.35, blue: 0.38, alpha: 0.45 * touch.pressure)), space))
      append(
        .fill(
          .border(outline, width: 1.5),
          .color(rim), space))
    }
  }
}
