import AnimPrimitives
import AnimRendering
import StageKit
import Testing

@MainActor
struct `A bezier path` {
  @Test func `is SVG path data`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), controlPoint1: CGPoint(x: 2, y: 2),
      controlPoint2: CGPoint(x: 3, y: 3))
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.close()
    let layer = CAShapeLayer()
    layer.path = "M 1 2 L 3 4 Q 7 8 5 6 C 2 2 3 3 1 1 Z"
    #expect(path.cgPath == layer.path)
    layer.path = "M 1 2 H 4 V 6 H 1 Z"
    let rectangle = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4))
    rectangle.apply(CGAffineTransform(translationX: 1, y: 2))
    #expect(rectangle.cgPath == layer.path)
  }

  /// The positions of a dot that moves along an arc around (100, 80) with a radius of 50 between two angles.
  @Test func `has round arcs in both directions`() throws {
    let cases: [(start: Double, end: Double, clockwise: Bool, sweep: Double)] = [
      (0, .pi / 2, true, .pi / 2), (0, .pi / 2, false, -1.5 * .pi), (.pi, 0, true, .pi),
      (-.pi / 2, 1.5 * .pi, true, 2 * .pi), (.pi / 2, -.pi, false, -1.5 * .pi),
    ]
    for (start, end, clockwise, sweep) in cases {
      var places: [CGPoint] = []
      _ = try play { stage in
        let dot = box(on: stage)
        let walk = CAKeyframeAnimation(keyPath: "position")
        walk.path =
          UIBezierPath(
            arcCenter: CGPoint(x: 100, y: 80), radius: 50, startAngle: CGFloat(start),
            endAngle: CGFloat(end), clockwise: clockwise
          ).cgPath
        walk.duration = 1
        walk.calculationMode = .paced
        dot.layer.add(walk, forKey: nil)
        watch(dot.layer, at: [0, 0.25, 0.75], on: stage, \.position) { places.append($0) }
      }
      #expect(places.count == 3)
      for (place, time) in zip(places, [0, 0.25, 0.75]) {
        let angle = start + sweep * time
        #expect(abs(Double(place.x) - (100 + 50 * cos(angle))) < 1e-3, "\(start) \(end) \(time)")
        #expect(abs(Double(place.y) - (80 + 50 * sin(angle))) < 1e-3, "\(start) \(end) \(time)")
      }
    }
  }

  @Test func `a path of numbers that are not finite is an error`() {
    #expect(
      fault { _ in UIBezierPath().addLine(to: CGPoint(x: CGFloat.nan, y: 0)) }
        == "UIBezierPath.addLine(to:) must have finite numbers (at 0 s)")
    #expect(
      fault { _ in
        _ = UIBezierPath(
          arcCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
      }
        == "addArc(withCenter:radius:startAngle:endAngle:clockwise:) must have finite numbers, found inf (at 0 s)"
    )
  }
}

@MainActor
@Test(arguments: [0, 0.125, 0.25, 0.375, 0.5, 0.375.nextDown, 0.375.nextUp])
func `an arc of a circle that begins or ends at a joint has the ink of a ring`(_ start: Double)
  throws
{
  let (radius, width) = (20.0, 30.0)
  for end in [start + 0.5, min(start + 0.75, 1)] {
    let renderer = try Movie(size: CGSize(width: 100, height: 100), scale: 2) { stage in
      let line = CAShapeLayer()
      line.path =
        UIBezierPath(
          arcCenter: CGPoint(x: 50, y: 50), radius: radius, startAngle: 0, endAngle: 2 * .pi,
          clockwise: true
        ).cgPath
      (line.lineWidth, line.fillColor, line.strokeColor) = (width, nil, UIColor.black.cgColor)
      (line.strokeStart, line.strokeEnd) = (start, end)
      stage.view.layer.addSublayer(line)
    }.renderer()
    let pixels = renderer.pixmap(at: 0).pixels
    let ink = pixels.reduce(0.0) { $0 + Double(255 - $1 & 0xFF) / 255 } / 4
    let ring = 2 * Double.pi * radius * (end - start) * width
    #expect(abs(ink - ring) < 0.002 * ring, "\(start)…\(end): \(ink), not \(ring)")
  }
}
