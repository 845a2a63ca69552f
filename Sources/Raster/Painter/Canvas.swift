import AnimPrimitives

/// The device pixels that a buffer covers. The buffer is row-major without padding.
struct Canvas {
  let bounds: IntRect

  var stride: Int { bounds.width }

  /// The index of a pixel inside the bounds, in device coordinates.
  @inline(__always)
  func index(x: Int, y: Int) -> Int {
    (y - bounds.y) * bounds.width + (x - bounds.x)
  }

  /// The pixels of a rectangle inside the bounds, in device coordinates.
  @inline(__always)
  func block(_ rect: IntRect) -> PixelBlock {
    block(columns: rect.x..<rect.maxX, rows: rect.y..<rect.maxY)
  }

  /// The pixels of columns and rows inside the bounds, in device coordinates.
  @inline(__always)
  func block(columns: Range<Int>, rows: Range<Int>) -> PixelBlock {
    PixelBlock(
      start: index(x: columns.lowerBound, y: rows.lowerBound), width: columns.count,
      height: rows.count, stride: stride)
  }
}

/// The buffer of a group that is being painted.
struct LayerBuffer {
  var canvas: Canvas
  var pixels: [UInt32]

  /// The whole buffer as a target.
  @_lifetime(&self)
  mutating func target() -> PaintTarget {
    let canvas = canvas
    return PaintTarget(canvas: canvas, clip: canvas.bounds, pixels: pixels.mutableSpan)
  }
}

/// The source of the colours that are blended through coverage. Large payloads are boxed, because a source is passed
/// with every span.
enum PixelSource {
  case color(UInt32)
  indirect case shader(RowShader)
  /// The buffer of a group, which contains the whole filled area, with an opacity 0…255.
  indirect case layer(LayerBuffer, opacity: UInt8, Compositing)
}

/// The way in which the pixels of a group meet those below.
enum Compositing {
  case blend(BlendMode)
  /// The group began as a copy of the pixels below, and takes their place.
  case replace
}

extension PixelSource {
  init(_ shader: RowShader) {
    if case .color(let color) = shader {
      self = .color(color.rgba)
    } else {
      self = .shader(shader)
    }
  }
}
