// animrender-bench effects NAME REPEATS
//
// Processor seconds of whole frames with glass, groups, masks and blend modes, drawn on one thread. Prints
// {"frames": n, "cpu": [seconds for all frames, …]}. `Benchmarks/peers/effects_skia.py` draws the same.

import AnimPrimitives
import AnimRaster

enum EffectBenchmarks {
  private static let width = 1280
  private static let height = 720
  private static let frameCount = 8

  static func run(_ arguments: [String]) {
    guard arguments.count == 2, let repeats = Int(arguments[1]), let draw = workload(arguments[0])
    else {
      print(
        "usage: animrender-bench effects list|glass|glass-still|shadowed|plain|blur-N|masks-N|blends-N REPEATS"
      )
      return
    }
    let lists = (0..<frameCount).map {
      DisplayList(
        background: PremultipliedColor(.white),
        operations: draw(arguments[0] == "glass-still" ? 0 : $0))
    }
    let repaintsWhole = arguments[0] != "glass-still"
    var pixmap = Pixmap(width: width, height: height)
    var painter = Painter()
    painter.paint(lists[0], into: &pixmap)
    var shown = lists[0]
    let seconds = (0..<repeats).map { _ in
      let begin = RasterBenchmarks.processorSeconds()
      for list in lists {
        if repaintsWhole {
          painter.paint(list, into: &pixmap)
        } else {
          let damage = list.damage(since: shown, width: width, height: height)
          painter.paint(list, damage: damage, into: &pixmap)
          shown = list
        }
      }
      return RasterBenchmarks.processorSeconds() - begin
    }
    let list = seconds.map { "\($0)" }.joined(separator: ", ")
    print("{\"frames\": \(lists.count), \"cpu\": [\(list)]}")
  }

  /// The operations of a frame.
  private static func workload(_ name: String) -> ((Int) -> [DrawOperation])? {
    let parts = name.split(separator: "-", maxSplits: 1)
    let number = parts.count == 2 ? Int(parts[1]) : nil
    switch (parts[0], number) {
    case ("list", nil): return movingList
    case ("glass", nil): return { movingList($0) + glass }
    case ("shadowed", nil): return { movingList($0) + panel(hasShadow: true) }
    case ("plain", nil): return { movingList($0) + panel(hasShadow: false) }
    case ("blur", let sigma?):
      return { frame in
        [.pushLayer(Layer(effects: [.blur(radius: Double(sigma))]))] + movingList(frame) + [
          .popLayer
        ]
      }
    case ("masks", let count?): return { maskedAvatars(count, $0) }
    case ("blends", let count?): return { blendedCards(count, $0) }
    default: return nil
    }
  }

  /// Cards that move up by six pixels a frame.
  private static func movingList(_ frame: Int) -> [DrawOperation] {
    (0..<9).flatMap { row -> [DrawOperation] in
      let y = Double(row * 100 - frame * 6)
      return (0..<4).map { column in
        let rect = Rect(x: Double(column * 320 + 10), y: y, width: 300, height: 88)
        return .fill(
          .roundedRect(RoundedRect(rect: rect, cornerRadius: 20)), .color(color(row * 4 + column)),
          .identity)
      }
    }
  }

  private static let panelRect = Rect(x: 240, y: 200, width: 800, height: 200)

  /// 400 × 100 points at 2×, with a blur of 20 points.
  private static var glass: [DrawOperation] {
    let backdrop = Backdrop(
      shape: .roundedRect(RoundedRect(rect: panelRect, cornerRadius: 40)), transform: .identity,
      effects: [.blur(radius: 40), .colorMatrix(.saturation(1.8))],
      tint: Color(red: 1, green: 1, blue: 1, alpha: 0.5))
    return [.pushLayer(Layer(backdrop: backdrop)), .popLayer]
  }

  /// A group of two overlapping cards of the size of the glass.
  private static func panel(hasShadow: Bool) -> [DrawOperation] {
    let shadow = Layer.Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.3), radius: 40, offset: Point(0, 8))
    let inner = Rect(x: 260, y: 220, width: 400, height: 160)
    return [
      .pushLayer(Layer(shadow: hasShadow ? shadow : nil)),
      .fill(
        .roundedRect(RoundedRect(rect: panelRect, cornerRadius: 40)), .color(.white), .identity),
      .fill(.roundedRect(RoundedRect(rect: inner, cornerRadius: 20)), .color(color(3)), .identity),
      .popLayer,
    ]
  }

  /// Pictures of 36 × 36 pixels with a round mask each, above each other from 1,000 on.
  private static func maskedAvatars(_ count: Int, _ frame: Int) -> [DrawOperation] {
    (0..<count).flatMap { index -> [DrawOperation] in
      let (x, y) = place(index, frame)
      let rect = Rect(x: x, y: y, width: 36, height: 36)
      return [
        .pushLayer(Layer()),
        .fill(
          .rect(rect), .image(ImagePattern(identity: 1, image: picture, frame: rect)), .identity),
        .pushLayer(Layer(maskMode: .alpha)), .fill(.ellipse(rect), .color(.black), .identity),
        .popLayer, .popLayer,
      ]
    }
  }

  /// Cards of 60 × 40 pixels that multiply what lies below.
  private static func blendedCards(_ count: Int, _ frame: Int) -> [DrawOperation] {
    (0..<count).flatMap { index -> [DrawOperation] in
      let (x, y) = place(index, frame)
      let card = RoundedRect(rect: Rect(x: x, y: y, width: 60, height: 40), cornerRadius: 8)
      return [
        .pushLayer(Layer(blendMode: .multiply)),
        .fill(.roundedRect(card), .color(color(index)), .identity), .popLayer,
      ]
    }
  }

  private static func place(_ index: Int, _ frame: Int) -> (Double, Double) {
    (Double((index * 37 + frame * 3) % 1220), Double(index * 101 % 680))
  }

  private static func color(_ index: Int) -> Color {
    func part(_ factor: Int) -> Double { Double(index * factor % 200 + 55) / 255 }
    return Color(red: part(37), green: part(91), blue: part(53))
  }

  private static let picture = ImageStorage(
    pixmap: Pixmap(
      width: 36, height: 36,
      pixels: (0..<36 * 36).map { 0xFF00_0000 | UInt32($0) &* 2_654_435_761 & 0xFFFFFF }))
}
