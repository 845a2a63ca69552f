import FoundationEssentials
import Primitives
import Raster

/// Draw lists of rounded rectangles, a list a frame, in the binary form that the peers' drivers read.
///
/// Little endian: u32 width, height, frames and a count that is 0; f32 background red, green, blue, then
/// 36 more that are not used; for each frame u32 n and n × 14 f32: kind (0 rounded rectangle, 1 ellipse),
/// a, b, c, d, tx, ty, width, height, radius, red, green, blue, alpha.
struct FlatDrawLists {
  var width = 0
  var height = 0
  var frames: [DisplayList] = []

  init?(path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    var reader = WordReader(bytes: Array(data))
    width = Int(reader.word())
    height = Int(reader.word())
    let count = Int(reader.word())
    _ = reader.word()
    let background = Color(red: reader.float(), green: reader.float(), blue: reader.float())
    for _ in 0..<36 { _ = reader.word() }
    for _ in 0..<count {
      var list = DisplayList(background: PremultipliedColor(background))
      for _ in 0..<reader.word() { list.operations.append(reader.operation()) }
      frames.append(list)
    }
    guard reader.isWhole, width > 0, height > 0 else { return nil }
  }
}

/// Reads 32-bit words; zeros past the end.
private struct WordReader {
  let bytes: [UInt8]
  var position = 0

  var isWhole: Bool { position == bytes.count }

  mutating func word() -> UInt32 {
    defer { position += 4 }
    guard position + 4 <= bytes.count else { return 0 }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << (8 * UInt32($1)) }
  }

  mutating func float() -> Double {
    Double(Float(bitPattern: word()))
  }

  mutating func operation() -> DrawOperation {
    let isEllipse = float() == 1
    let transform = AffineTransform(
      a: float(), b: float(), c: float(), d: float(), tx: float(), ty: float())
    let (width, height, radius) = (float(), float(), float())
    let color = Color(red: float(), green: float(), blue: float(), alpha: float())
    let rect = Rect(x: -width / 2, y: -height / 2, width: width, height: height)
    let shape: Shape =
      isEllipse ? .ellipse(rect) : .roundedRect(RoundedRect(rect: rect, cornerRadius: radius))
    return .fill(shape, .color(color), ProjectiveTransform(transform))
  }
}
