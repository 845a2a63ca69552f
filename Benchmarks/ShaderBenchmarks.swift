import AnimPrimitives
import AnimRaster

/// The cost of paints and effects, each with one large operation on one thread.
enum ShaderBenchmarks {
  private static let width = 1000
  private static let height = 600

  static func run() {
    for (name, operation) in operations {
      let list = DisplayList(background: .clear, operations: [operation])
      var pixmap = Pixmap(width: width, height: height)
      var painter = Painter()
      painter.paint(list, into: &pixmap)
      let rounds = (0..<7).map { _ in
        let begin = RasterBenchmarks.processorSeconds()
        for _ in 0..<4 { painter.paint(list, into: &pixmap) }
        return (RasterBenchmarks.processorSeconds() - begin) / 4
      }.sorted()
      let pixel = rounds[0] / Double(width * height) * 1e9
      print(
        "paint/\(name): min \(milliseconds(rounds[0])) median \(milliseconds(rounds[3]))",
        "max \(milliseconds(rounds[6])) ms, \((pixel * 100).rounded() / 100) ns/px")
    }
  }

  private static func milliseconds(_ seconds: Double) -> Double {
    (seconds * 1e6).rounded() / 1000
  }

  private static var operations: [(String, DrawOperation)] {
    let rect = Rect(x: 0, y: 0, width: 1000, height: 600)
    func gradient(_ kind: Gradient.Kind, _ start: Point, _ end: Point) -> DrawOperation {
      let colors = [
        Color(red: 1, green: 0.2, blue: 0.1), Color(red: 0.1, green: 0.9, blue: 0.3),
        Color(red: 0, green: 0.2, blue: 1), Color(red: 1, green: 0.2, blue: 0.1),
      ]
      let stops = colors.enumerated().map {
        Gradient.Stop(location: Double($0.offset) / 3, color: $0.element)
      }
      let gradient = Gradient(kind: kind, stops: stops, start: start, end: end, frame: rect)
      return .fill(.rect(rect), .gradient(gradient, opacity: 1), .identity)
    }
    let pixels = (0..<500 * 300).map { 0xFF00_0000 | UInt32($0) &* 2_654_435_761 & 0xFFFFFF }
    let image = ImageStorage(pixmap: Pixmap(width: 500, height: 300, pixels: pixels))
    func picture(_ frame: Rect, _ transform: AffineTransform = .identity) -> DrawOperation {
      .fill(
        .rect(frame), .image(ImagePattern(identity: 1, image: image, frame: frame)),
        ProjectiveTransform(transform))
    }
    func rounded(_ curve: CornerCurve, mask: CornerMask = .all) -> Shape {
      .roundedRect(
        RoundedRect(
          rect: Rect(x: 100, y: 100, width: 800, height: 400), cornerRadius: 24,
          maskedCorners: mask, cornerCurve: curve))
    }
    let turned = ProjectiveTransform(
      AffineTransform(rotationDegrees: 7).concatenating(AffineTransform(translationX: 40, y: -60)))
    var wave = Path()
    wave.move(to: Point(0, 300))
    for index in 0..<10 {
      let x = Double(index) * 100
      wave.addCurve(
        to: Point(x + 100, 300), control1: Point(x + 50, 0), control2: Point(x + 50, 600))
    }
    return [
      ("linear-vertical", gradient(.linear, Point(0.5, 0), Point(0.5, 1))),
      ("linear-horizontal", gradient(.linear, Point(0, 0), Point(1, 0))),
      ("linear-diagonal", gradient(.linear, Point(0, 0), Point(1, 1))),
      ("radial", gradient(.radial, Point(0.5, 0.5), Point(1, 1))),
      ("conic", gradient(.conic, Point(0.5, 0.5), Point(0.5, 0))),
      ("image-whole", picture(Rect(x: 0, y: 0, width: 500, height: 300))),
      ("image-enlarged", picture(rect)),
      ("image-shrunk", picture(Rect(x: 0, y: 0, width: 200, height: 120))),
      ("image-turned", picture(rect, AffineTransform(rotationDegrees: 7))),
      ("shadow-4", .shadow(rounded(.circular), .black, radius: 4, .identity)),
      ("shadow-20", .shadow(rounded(.continuous), .black, radius: 20, .identity)),
      ("shadow-20-turned", .shadow(rounded(.circular), .black, radius: 20, turned)),
      ("blur-4", .shadow(rounded(.circular, mask: .topLeft), .black, radius: 4, .identity)),
      ("blur-20", .shadow(rounded(.circular, mask: .topLeft), .black, radius: 20, .identity)),
      (
        "stroke",
        .fill(
          .stroke(wave, StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round)),
          .color(.black), .identity)
      ),
      (
        "stroke-dashed",
        .fill(
          .stroke(wave, StrokeStyle(lineWidth: 12, lineCap: .round, lineDash: [20, 20])),
          .color(.black), .identity)
      ),
    ]
  }
}
