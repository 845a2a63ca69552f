import AnimPrimitives
import AnimRaster

/// Draw lists of rounded rectangles, one list per frame, in the binary format of the other programs' drivers.
///
/// Little endian: u32 width, height, frames and a count that is 0; f32 background red, green, blue, then
/// 36 more that are not used; for each frame u32 n and n × 14 f32: kind (0 rounded rectangle, 1 ellipse),
/// a, b, c, d, tx, ty, width, height, radius, red, green, blue, alpha.
struct FlatDrawLists {
  var width: Int
  var height: Int
  var frames: [DisplayList]
}

extension FlatDrawLists {
  /// The binary format. Contains only rounded rectangles and ellipses with a colour and without perspective; other
  /// operations are omitted.
  var bytes: [UInt8] {
    var words: [UInt32] = [UInt32(width), UInt32(height), UInt32(frames.count), 0]
    func append(_ values: Double...) { words += values.map { Float($0).bitPattern } }
    let background = frames.first?.background ?? .clear
    append(
      Double(background.red) / 255, Double(background.green) / 255, Double(background.blue) / 255)
    words += Array(repeating: 0, count: 36)
    for frame in frames {
      let draws = frame.operations.compactMap { FlatDraw($0) }
      words.append(UInt32(draws.count))
      for draw in draws {
        let (m, c) = (draw.transform, draw.color)
        append(draw.isEllipse ? 1 : 0, m.a, m.b, m.c, m.d, m.tx, m.ty)
        append(draw.size.width, draw.size.height, draw.radius, c.red, c.green, c.blue, c.alpha)
      }
    }
    return words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }
}

/// One rounded rectangle or ellipse around the origin of its space.
private struct FlatDraw {
  var isEllipse = false
  let size: Size
  var radius = 0.0
  let transform: AffineTransform
  let color: Color

  init?(_ operation: DrawOperation) {
    guard case .fill(let shape, .color(let color), let transform) = operation,
      let affine = transform.affine
    else { return nil }
    let rect: Rect
    switch shape {
    case .rect(let own): rect = own
    case .roundedRect(let own):
      rect = own.rect
      radius = own.effectiveRadius
    case .ellipse(let own):
      rect = own
      isEllipse = true
    case .path, .stroke, .border, .bordered, .clipped: return nil
    }
    size = rect.size
    self.color = color
    self.transform = AffineTransform(translationX: rect.center.x, y: rect.center.y)
      .concatenating(affine)
  }
}
