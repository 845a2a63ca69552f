import AnimPrimitives
import AnimTestSupport

@testable import AnimRaster

/// Random display lists with all kinds of operations, generated from a seed.
struct RandomLists {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 {
    generator.next()
  }

  mutating func below(_ count: Int) -> Int {
    generator.below(count)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(next() >> 11) * 0x1p-53
  }

  mutating func color() -> Color {
    Color(
      red: number(0, 1), green: number(0, 1), blue: number(0, 1),
      alpha: below(2) == 0 ? 1 : number(0, 1))
  }

  mutating func rect() -> Rect {
    let isWhole = below(3) == 0
    let x = number(-20, 90)
    let y = number(-20, 70)
    return isWhole
      ? Rect(x: x.rounded(), y: y.rounded(), width: Double(below(60) + 1), height: 30)
      : Rect(x: x, y: y, width: number(0.1, 80), height: number(0.1, 60))
  }

  mutating func path() -> Path {
    var path = Path()
    for _ in 0...below(2) {
      path.move(to: Point(number(-10, 110), number(-10, 90)))
      for _ in 0..<(2 + below(4)) {
        let end = Point(number(-10, 110), number(-10, 90))
        if below(2) == 0 {
          path.addLine(to: end)
        } else {
          path.addCurve(
            to: end, control1: Point(number(-10, 110), number(-10, 90)),
            control2: Point(number(-10, 110), number(-10, 90)))
        }
      }
      path.closeSubpath()
    }
    return path
  }

  mutating func shape() -> Shape {
    let rounded = RoundedRect(
      rect: rect(), cornerRadius: number(0, 25),
      maskedCorners: below(2) == 0 ? .all : CornerMask(rawValue: UInt8(below(16))),
      cornerCurve: below(3) == 0 ? .continuous : .circular)
    switch below(9) {
    case 0: return .rect(rect())
    case 1, 2: return .roundedRect(rounded)
    case 3: return .ellipse(rect())
    case 4: return .border(rounded, width: number(0.2, 8))
    case 5:
      return .stroke(path(), StrokeStyle(lineWidth: number(0.3, 9), lineJoin: .round))
    case 6: return .bordered(rounded, width: number(0.2, 8), opacity: number(0, 1))
    case 7:
      var cut = rounded
      cut.maskedCorners = []
      return .clipped(.roundedRect(cut), whole: .roundedRect(rounded))
    default: return .path(path(), below(2) == 0 ? .winding : .evenOdd)
    }
  }

  mutating func transform() -> ProjectiveTransform {
    switch below(4) {
    case 0, 1: return .identity
    case 2:
      return ProjectiveTransform(
        AffineTransform(rotationDegrees: number(-180, 180)).concatenating(
          AffineTransform(translationX: number(0, 100), y: number(0, 80))))
    default:
      var result = ProjectiveTransform.identity
      result.m31 = number(-0.01, 0.01)
      result.m32 = number(-0.01, 0.01)
      return result
    }
  }

  mutating func paint() -> Paint {
    if below(8) == 0 { return .stack([paint(), paint()]) }
    guard below(4) == 0 else { return .color(color()) }
    let stops = [
      Gradient.Stop(location: 0, color: color()), Gradient.Stop(location: 1, color: color()),
    ]
    return .gradient(
      Gradient(
        kind: Gradient.Kind.allCases[below(3)], stops: stops, start: Point(0.5, 0.5),
        end: Point(1, 1), frame: rect()), opacity: number(0.2, 1))
  }

  mutating func matrix() -> ColorMatrix {
    switch below(4) {
    case 0: .saturation(number(0, 2))
    case 1: .brightness(number(0, 2))
    case 2: .hueRotation(cosine: 0.6, sine: 0.8)
    default: ColorMatrix((0..<20).map { _ in number(-1, 1) })
    }
  }

  mutating func layer() -> Layer {
    var layer = Layer(opacity: below(2) == 0 ? 1 : number(0, 1))
    if below(4) == 0 { layer.blendMode = BlendMode.allCases[below(BlendMode.allCases.count)] }
    layer.isIsolated = below(5) == 0
    if below(6) == 0 {
      let backdrop = Backdrop(
        shape: shape(), transform: transform(),
        effects: [.blur(radius: number(0, 6)), .colorMatrix(matrix())],
        tint: Color(red: 1, green: 1, blue: 1, alpha: number(0, 1)))
      layer.backdrop = backdrop
    } else {
      if below(6) == 0 { layer.effects.append(.colorMatrix(matrix())) }
      if below(6) == 0 { layer.effects.append(.blur(radius: number(0.2, 6))) }
    }
    if below(2) == 0 { layer.clip = Layer.Clip(shape: shape(), transform: transform()) }
    if below(4) == 0 {
      layer.shadow = Layer.Shadow(
        color: color(), radius: number(0, 5), offset: Point(number(-9, 9), number(-9, 9)))
    }
    if layer.clip != nil, layer.opacity == 1, layer.effects.isEmpty, layer.blendMode == .normal,
      layer.backdrop == nil
    {
      layer.ground = below(2) == 0 ? paint() : nil
    }
    return layer
  }

  mutating func operations(_ count: Int, depth: Int = 0) -> [DrawOperation] {
    var result: [DrawOperation] = []
    for _ in 0..<count {
      switch below(8) {
      case 0 where depth < 3:
        result.append(.pushLayer(layer()))
        result += operations(below(5), depth: depth + 1)
        if below(4) == 0 {
          result.append(.pushLayer(Layer(maskMode: MaskMode.allCases[below(4)])))
          result += operations(below(3), depth: depth + 1)
          result.append(.popLayer)
        }
        result.append(.popLayer)
      case 1:
        result.append(.shadow(shape(), color(), radius: number(0, 6), transform()))
      default:
        result.append(.fill(shape(), paint(), transform()))
      }
    }
    return result
  }

  mutating func list() -> DisplayList {
    DisplayList(background: PremultipliedColor(color()), operations: operations(1 + below(10)))
  }

  /// The list with a random change, as between two frames.
  mutating func change(_ list: DisplayList) -> DisplayList {
    var result = list
    for _ in 0...below(3) where !result.operations.isEmpty {
      let index = below(result.operations.count)
      switch result.operations[index] {
      case .fill(let shape, _, let transform):
        switch below(3) {
        case 0: result.operations[index] = .fill(shape, paint(), transform)
        case 1: result.operations[index] = .fill(self.shape(), paint(), transform)
        default: result.operations.insert(contentsOf: operations(1), at: index)
        }
      case .pushLayer(let old) where old.maskMode != nil:
        result.operations[index] = .pushLayer(Layer(maskMode: MaskMode.allCases[below(4)]))
      case .pushLayer: result.operations[index] = .pushLayer(layer())
      case .shadow: result.operations.remove(at: index)
      case .popLayer: break
      }
    }
    return result
  }
}

extension DisplayList {
  /// Paints the list on a new canvas.
  func painted(width: Int, height: Int, with painter: Painter = Painter()) -> Pixmap {
    var painter = painter
    var pixmap = Pixmap(width: width, height: height)
    painter.paint(self, into: &pixmap)
    return pixmap
  }
}
