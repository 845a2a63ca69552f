// The blurred silhouette of a shape that is symmetric about two axes, as a function of the distances
// from them.
//
// A Gaussian blur of a silhouette is an integral over its rows: row v′ of the shape reaches from −x to
// x, and its blur is, across, Φ((x − u)/σ) − Φ((−x − u)/σ) and, along, the density of v − v′. Where the
// sides are straight the integral is a product of two differences of Φ. Round corners are integrated
// along their outline by Gauss–Legendre quadrature, in pieces no longer than σ.

import Primitives

/// A quarter of a symmetric outline, ready to be integrated over its rows.
struct ShadowProfile {
  private struct Node {
    /// Half the width of the row.
    var x: Double
    var v: Double
    /// The height of shape that the node stands for.
    var weight: Double
  }

  /// The greatest number of pieces of one corner. With more, even the smallest grid costs more than a
  /// blur of the painted shape.
  private static var pieceLimit: Double { 1024 }

  /// Half the width and half the height.
  let halfSize: Size
  /// The part of the half sides that belongs to the corner.
  private(set) var corner = Size.zero
  private var nodes: [Node] = []
  private let sigma: Double

  /// A rectangle's outline.
  init(halfSize: Size, sigma: Double) {
    self.halfSize = halfSize
    self.sigma = sigma
  }

  /// The outline of a closed path of lines and curves, symmetric about the middle of `rect`, its bounds.
  ///
  /// Nil where a corner is so large for the blur that it takes more than `pieceLimit` pieces, or is no
  /// number.
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
      // The quarter with both coordinates positive, the upper right one.
      guard min(curve.start.x, curve.start.y, curve.end.x, curve.end.y) >= slack else { continue }
      corner.width = max(corner.width, halfSize.width - min(curve.start.x, curve.end.x))
      corner.height = max(corner.height, halfSize.height - min(curve.start.y, curve.end.y))
      let pieces = ((curve.end - curve.start).length / sigma).rounded(.up)
      // A NaN compares as too many.
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
  /// The greatest number of nodes that an evaluation goes through.
  var nodeCount: Int { nodes.count }

  /// The coverage, 0…1, at heights `v` and distances `u` from the axes, row by row.
  func coverage(rows: [Double], columns: [Double]) -> [Double] {
    let table = GaussianTable.shared
    /// The blur across of a row that reaches from −x to x.
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
