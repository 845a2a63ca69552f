public import Primitives

extension Painter {
  /// Paints the damaged parts of a picture again, as they would come out if all of it were painted.
  public mutating func paint(_ list: DisplayList, damage: Damage, into pixmap: inout Pixmap) {
    guard !damage.isEmpty, let bounds = pixmap.bounds else { return }
    let canvas = Canvas(bounds: bounds)
    pixmap.withMutablePixels { pixels in
      for rect in damage.rects {
        guard let clip = rect.intersection(bounds) else { continue }
        paint(list, clip: clip, canvas: canvas, pixels: &pixels)
      }
    }
  }
}
