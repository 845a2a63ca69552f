// The blurred silhouette of a shape that is symmetric about two axes, as a function of the distances u and v from the
// axes.
//
// A Gaussian blur of a silhouette is an integral over its rows. Row v′ of the shape extends from −x to x. Its blur is
// the horizontal factor Φ((x − u)/σ) − Φ((−x − u)/σ) times the vertical density of v − v′. For straight sides the
// integral is a product of two differences of Φ. Round corners are integrated along their outline by Gauss–Legendre
// quadrature, in pieces no longer than σ.

import AnimPrimitives

/// A quarter of a symmetric outline, as nodes for integration over rows.
struct ShadowProfile {
  private struct Node {
    /// Half the width of the shape in the node's row.
    var x: Double
    var v: Double
    /// The height that the node represents.
    var weight: Double
  }

  /// The maximum number of pieces of one corner. With more, even the smallest grid costs more than blurring the painted
  /// shape.
  private static var pieceLimit: Double { 1024 }

  /// Half the width and half the height of the shape, in device pixels.
  let halfSize: Size
  /// The width and height of the corner, within `halfSize`.
  private(set) var corner = Size.zero
  private var nodes: [Node] = []
  private let sigma: Double

  /// The outline of a rectangle.
  init(halfSize: Size, sigma: Double) {
    self.halfSize = halfSize
    self.sigma = sigma
  }

  /// The outline of a closed path of lines and curves, symmetric about the middle of `rect`, its bounds.
  ///
  /// Returns nil if a corner needs more than `pieceLimit` pieces or is not finite.
  ///
  /// - Parameter scale: device pixels per unit, along x and y.
  init?(path: Path, in rect: Rect, scale: Size, sigma: Double) {
    self.init(
      halfSize: Size(rect.width / 2 * scale.width, rect.height / 2 * scale.height), sigma: sigma)
    let center = rect.center
    func place(_ point: Point) -> Point {
      Point(x: (point.x - center.x) * scale.width, y: (center.y - point.y) * scale.height)
    }
    let slack = -1e-6 * (halfSize.width + halfSize.height)
    for segment in path.subpaths.first?.segments ?? [] {
      guard case .cubic(let a, let b, let c, let d) = segment else { continue }
      let curve = PathSegment.cubic(place(a), place(b), place(c), place(d))
      // Only the upper right quarter is used, in which both coordinates are positive.
      guard min(curve.start.x, curve.start.y, curve.end.x, curve.end.y) >= slack else { continue }
      corner.width = max(corner.width, halfSize.width - min(curve.start.x, curve.end.x))
      corner.height = max(corner.height, halfSize.height - min(curve.start.y, curve.end.y))
      let pieces = ((curve.end - curve.start).length / sigma).rounded(.up)
      // The comparison is false for NaN.
      guard pieces <= Self.pieceLimit else { return nil }
      addNodes(of: curve, pieces: max(1, Int(pieces)))
    }
  }

  private mutating func addNodes(of curve: PathSegment, pieces count: Int) {
    // Source: the roots of the Legendre polynomial P3, ±√(3/5), and their weights 5/9, 8/9, 5/9.
    let places = [
      (-0.774_596_669_241_483_4, 5.0 / 18), (0, 8.0 / 18), (0.774_596_669_241_483_4, 5.0 / 18),
    ]
    for index in 0..<count {
      for (place, weight) in places {
        let t = (Double(index) + 0.5 + place / 2) / Double(count)
        let point = curve.point(at: t)
        let height = abs(curve.derivative(at: t).y) * weight / Double(count)
        nodes.append(Node(x: point.x, v: point.y, weight: height))
      }
    }
  }
}

extension ShadowProfile {
  /// The number of nodes, which bounds the work per grid point.
  var nodeCount: Int { nodes.count }

  /// The coverage, 0…1, row-major.
  ///
  /// - Parameters:
  ///   - rows: the distances v from the horizontal axis.
  ///   - columns: the distances u from the vertical axis.
  func coverage(rows: [Double], columns: [Double]) -> [Double] {
    let table = GaussianTable.shared
    /// The horizontal blur, at u, of a row that extends from −x to x.
    func across(_ x: Double, _ u: Double) -> Double {
      table.cumulative((x - u) / sigma) - table.cumulative((-x - u) / sigma)
    }
    let straight = halfSize.height - corner.height
    let sides = columns.map { across(halfSize.width, $0) }
    let nodeRows = nodes.map { node in columns.map { across(node.x, $0) } }
    var result: [Double] = []
    result.reserveCapacity(rows.count * columns.count)
    for v in rows {
      let share =
        table.cumulative((straight - v) / sigma) - table.cumulative((-straight - v) / sigma)
      var row = sides.map { $0 * share }
      for (node, nodeRow) in zip(nodes, nodeRows) {
        let density =
          table.density((node.v - v) / sigma) + table.density((-node.v - v) / sigma)
        let weight = density * node.weight / sigma
        guard weight > 1e-9 else { continue }
        for index in row.indices { row[index] += weight * nodeRow[index] }
      }
      result += row
    }
    return result
  }
}
