import AnimPrimitives
import Testing

@testable import AnimRaster

@Suite struct PerspectiveTests {
  private static let side = 96

  /// A rotation about a vertical axis through a point of the canvas, with perspective.
  private static func flip(degrees: Double, distance: Double) -> ProjectiveTransform {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    let turn = ProjectiveTransform(
      m11: cosine, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: sine / distance, m32: 0, m33: 1)
    return turn.concatenating(
      ProjectiveTransform(AffineTransform(translationX: 48.3, y: 47.8)))
  }

  private static func paint(_ shape: Shape, _ transform: ProjectiveTransform) -> Pixmap {
    DisplayList(
      background: PremultipliedColor(.black), operations: [.fill(shape, .color(.white), transform)]
    ).painted(width: side, height: side)
  }

  @Test(arguments: [20.0, 55, 80])
  func `a flipped rounded rect is exact to 2 in 255`(_ degrees: Double) {
    let roundedRect = RoundedRect(
      rect: Rect(x: -30, y: -25, width: 60, height: 50), cornerRadius: 12)
    let transform = Self.flip(degrees: degrees, distance: 150)
    let picture = Self.paint(.roundedRect(roundedRect), transform)
    let flat = ExactCoverage(roundedRect, transform: .identity, sides: 200)
    let oracle = ExactCoverage(polygon: flat.polygon.compactMap { transform.apply(to: $0) })
    var worst = 0.0
    for y in 0..<Self.side {
      for (x, area) in oracle.areas(y: y, columns: 0..<Self.side).enumerated() {
        worst = max(worst, abs(Double(picture[x, y].red) - area * 255))
      }
    }
    #expect(worst <= 2, "worst \(worst)")
  }

  @Test func `parts behind the eye are cut off`() {
    // The right part of the rectangle extends behind the eye.
    let transform = Self.flip(degrees: -80, distance: 20)
    let picture = Self.paint(.rect(Rect(x: -40, y: -4, width: 200, height: 8)), transform)
    #expect(picture[48, 47].red == 255)
    // Towards the eye the size grows without limit: 57 pixels up and down at the right border, 18 at x = 60.
    #expect(picture[95, 5].red == 255 && picture[95, 90].red == 255)
    #expect(picture[60, 5].red == 0 && picture[60, 90].red == 0)
    #expect(picture[2, 5].red == 0)
    #expect(picture[2, 90].red == 0)
  }

  @Test func `a shape wholly behind the eye is not seen`() {
    var transform = ProjectiveTransform.identity
    transform.m33 = -1
    let picture = Self.paint(.rect(Rect(x: 10, y: 10, width: 20, height: 20)), transform)
    #expect(picture.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }
}
