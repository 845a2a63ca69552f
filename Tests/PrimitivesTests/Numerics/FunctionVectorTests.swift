import Foundation
import AnimPrimitives
import AnimTestSupport
import Testing

/// Compares our functions with values that `Vectors/make-functions.py` computed with 300 digits.
@Suite struct FunctionVectorTests {
  private typealias Function = @Sendable (Double, Double) -> Double

  private static let functions: [(name: String, limit: Double, Function)] = [
    ("sine", 0.56, { x, _ in sine(x) }),
    ("cosine", 0.56, { x, _ in cosine(x) }),
    ("tangent", 0.58, { x, _ in tangent(x) }),
    ("sineOfDegrees", 0.57, { x, _ in sineAndCosine(degrees: x).sine }),
    ("cosineOfDegrees", 0.57, { x, _ in sineAndCosine(degrees: x).cosine }),
    ("exponential", 0.53, { x, _ in exponential(x) }),
    ("exponentialMinusOne", 0.6, { x, _ in exponentialMinusOne(x) }),
    ("exponential2", 0.53, { x, _ in exponential2(x) }),
    ("hyperbolicTangent", 0.57, { x, _ in hyperbolicTangent(x) }),
    ("logarithm", 0.501, { x, _ in logarithm(x) }),
    ("logarithm2", 0.501, { x, _ in logarithm2(x) }),
    ("logarithm10", 0.501, { x, _ in logarithm10(x) }),
    ("cubeRoot", 0.501, { x, _ in cubeRoot(x) }),
    ("arctangent", 0.502, { x, _ in arctangent(x) }),
    ("arcsine", 0.502, { x, _ in arcsine(x) }),
    ("arccosine", 0.502, { x, _ in arccosine(x) }),
    ("arctangent2", 0.502, { y, x in arctangent(y: y, x: x) }),
    ("power", 0.54, { x, y in power(x, y) }),
  ]

  @Test func `values differ from the exact ones by little more than their rounding`() throws {
    let rows = try Self.rows()
    for (name, limit, function) in Self.functions {
      let own = rows.filter { $0.name == name }
      try #require(own.count == 90, "\(name)")
      for row in own {
        let (x, y, nearest, rest) = row.numbers
        // Both differences are exact, for values next to each other.
        let error = abs((function(x, y) - nearest) - rest) / nearest.ulp
        #expect(error <= limit, "\(name)(\(x), \(y)): \(error) units in the last place")
      }
    }
  }

  @Test func `odd functions are odd, and the cosine is even`() throws {
    let rows = try Self.rows()
    for (name, _, function) in Self.functions {
      let own = rows.filter { $0.name == name }.map(\.numbers.0)
      switch name {
      case "sine", "tangent", "hyperbolicTangent", "cubeRoot", "arctangent", "arcsine":
        for x in own { #expect(function(-x, 0) == -function(x, 0), "\(name)(\(x))") }
      case "cosine":
        for x in own { #expect(function(-x, 0) == function(x, 0), "\(name)(\(x))") }
      default: break
      }
    }
  }

  private struct Row {
    var name: Substring
    /// Two arguments (0 for none), the nearest double to the value, and the remainder.
    var numbers: (Double, Double, Double, Double)
  }

  private static func rows() throws -> [Row] {
    try Repository.lines(of: "Tests/PrimitivesTests/Vectors/functions.txt").map { line in
      let fields = line.split(separator: " ")
      let numbers = try fields.dropFirst().map { try #require(Double($0)) }
      return Row(
        name: fields[0],
        numbers: (
          numbers[0], numbers.count > 3 ? numbers[1] : 0, numbers[numbers.count - 2],
          numbers[numbers.count - 1]
        ))
    }
  }
}
