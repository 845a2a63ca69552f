import AnimPrimitives
import Testing

@testable import AnimRaster

/// Compares nested groups with shadows to sums in `Double` without rounding.
@Suite struct NestedShadowAccuracyTests {
  private static let size = (width: 96, height: 72)
  private static let sigma = 3.0
  private static let offset = 2

  /// Each group has a black bar, and the innermost group a black block, all on whole pixels.
  private func rect(_ level: Int, of depth: Int) -> Rect {
    let inset = Double(3 * level + 6)
    guard level < depth - 1 else { return Rect(x: inset, y: inset, width: 24, height: 9) }
    return Rect(x: inset, y: inset, width: Double(Self.size.width) - 2 * inset, height: 2)
  }

  private func picture(depth: Int, opacity: Double) -> Pixmap {
    let color = Color.black.multiplyingAlpha(by: opacity)
    let shadow = Layer.Shadow(
      color: color, radius: Self.sigma, offset: Point(0, Double(Self.offset)))
    var operations: [DrawOperation] = []
    for level in 0..<depth {
      operations.append(.pushLayer(Layer(shadow: shadow)))
      operations.append(.fill(.rect(rect(level, of: depth)), .color(.black), .identity))
    }
    operations += Array(repeating: .popLayer, count: depth)
    return DisplayList(background: PremultipliedColor(.white), operations: operations)
      .painted(width: Self.size.width, height: Self.size.height)
  }

  /// The expected grey levels, 0…255.
  private func exact(depth: Int, opacity: Double) -> [Double] {
    // The alpha of a colour has 8 bits.
    let alpha = (opacity * 255).rounded() / 255
    var nest = Plane(width: Self.size.width, height: Self.size.height)
    for level in (0..<depth).reversed() {
      // The content is the silhouette of the next group, and that group's shadow.
      nest.cover(rect(level, of: depth))
      nest.lay(nest.blurred(sigma: Self.sigma, movedDown: Self.offset), opacity: alpha)
    }
    return nest.visible.map { 255 * (1 - $0) }
  }

  @Test(arguments: [(2, 0.5), (3, 0.2), (3, 0.5), (3, 0.8), (3, 1)])
  func `shadows of shadows add up as sums in doubles do`(depth: Int, opacity: Double) {
    let picture = picture(depth: depth, opacity: opacity)
    let exact = exact(depth: depth, opacity: opacity)
    let errors = zip(picture.pixels, exact).map { Double($0 & 255) - $1 }
    let worst = errors.map(abs).max() ?? .infinity
    let mean = errors.reduce(0, +) / Double(errors.count)
    // Each shadow is rounded, and each blending rounds the canvas once.
    #expect(worst < 3.5)
    #expect(abs(mean) < 0.2)
  }
}

/// The coverage of a canvas and a margin around it, 0…1 for each pixel.
private struct Plane {
  private static let margin = 40

  private let width: Int
  private let height: Int
  private let size: (width: Int, height: Int)
  private var values: [Double]

  init(width: Int, height: Int) {
    size = (width, height)
    self.width = width + 2 * Self.margin
    self.height = height + 2 * Self.margin
    values = Array(repeating: 0, count: self.width * self.height)
  }

  /// The coverage of the canvas, without the margin.
  var visible: [Double] {
    (0..<size.height).flatMap { y in
      let first = (y + Self.margin) * width + Self.margin
      return values[first..<(first + size.width)]
    }
  }

  mutating func cover(_ rect: Rect) {
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        values[(y + Self.margin) * width + x + Self.margin] = 1
      }
    }
  }

  mutating func lay(_ other: Plane, opacity: Double) {
    for index in values.indices {
      values[index] = 1 - (1 - values[index]) * (1 - opacity * other.values[index])
    }
  }

  /// The convolution with a sampled Gaussian.
  func blurred(sigma: Double, movedDown distance: Int) -> Plane {
    let radius = Int((6 * sigma).rounded(.up))
    let densities = (-radius...radius).map { Gaussian.density(Double($0) / sigma) }
    let sum = densities.reduce(0, +)
    var (across, result) = (self, self)
    for index in values.indices {
      across.values[index] = 0
      result.values[index] = 0
    }
    for (tap, density) in densities.enumerated() {
      let (step, weight) = (tap - radius, density / sum)
      for y in 0..<height {
        for x in max(0, -step)..<min(width, width - step) {
          across.values[y * width + x] += weight * values[y * width + x + step]
        }
      }
    }
    for (tap, density) in densities.enumerated() {
      let (step, weight) = (tap - radius - distance, density / sum)
      for y in max(0, -step)..<min(height, height - step) {
        for x in 0..<width {
          result.values[y * width + x] += weight * across.values[(y + step) * width + x]
        }
      }
    }
    return result
  }
}
