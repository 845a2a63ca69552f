// A colour space in which distances match perceived differences: OKLab (Björn Ottosson, "A perceptual color space
// for image processing", 2020), in integers, so that every machine decides alike.

import AnimPrimitives

/// A colour in OKLab, each component times 2¹⁴.
struct OKLab: Hashable, Sendable {
  var lightness: Int32
  var a: Int32
  var b: Int32

  /// 1.0 in OKLab: the distance from black to white.
  static let one = 16384.0
}

extension OKLab {
  /// At most 2³⁰ for colours: a component spans at most 2¹⁴ (in sRGB, a and b are within ±0.33).
  @inline(__always)
  func squaredDistance(to other: OKLab) -> Int32 {
    let x = lightness &- other.lightness
    let y = a &- other.a
    let z = b &- other.b
    return x &* x &+ y &* y &+ z &* z
  }

  /// 100 × the distance of two colours in OKLab: 100 from black to white; 1 is hardly visible.
  static func error(squaredDistance: Int32) -> Double {
    Double(squaredDistance).squareRoot() * (100 / one)
  }

  /// The distance for an error, in the unit of the components.
  static func distance(error: Double) -> Int32 {
    Int32(min(error * (one / 100), one))
  }
}

/// Converts pixels to OKLab with plain IEEE arithmetic, which gives the same bits on every machine.
struct OKLabConverter: Sendable {
  /// Linear light of an 8-bit sRGB component.
  private let linear: [Float]

  init() {
    linear = LinearLight.components.map { Float($0) }
  }

  /// - Parameter rgba: an opaque pixel, packed as in `PremultipliedColor`.
  func convert(_ rgba: UInt32) -> OKLab {
    let red = linear[Int(rgba & 0xFF)]
    let green = linear[Int(rgba >> 8 & 0xFF)]
    let blue = linear[Int(rgba >> 16 & 0xFF)]
    let cones =
      SIMD4<Float>(0.4122214708, 0.2119034982, 0.0883024619, 0) * red
      + SIMD4<Float>(0.5363325363, 0.6806995451, 0.2817188376, 0) * green
      + SIMD4<Float>(0.0514459929, 0.1073969566, 0.6299787005, 1) * blue
    let root = Self.cubeRoot(cones)
    let lab =
      SIMD4<Float>(0.2104542553, 1.9779984951, 0.0259040371, 0) * root[0]
      + SIMD4<Float>(0.7936177850, -2.4285922050, 0.7827717662, 0) * root[1]
      + SIMD4<Float>(-0.0040720468, 0.4505937099, -0.8086757660, 0) * root[2]
    let scaled = (lab * Float(OKLab.one)).rounded(.toNearestOrEven)
    return OKLab(lightness: Int32(scaled[0]), a: Int32(scaled[1]), b: Int32(scaled[2]))
  }

  /// Halley's method from a guess that divides the exponent by 3 (within 5 %): three rounds make it
  /// exact to a Float's last bits.
  private static func cubeRoot(_ x: SIMD4<Float>) -> SIMD4<Float> {
    var guess = SIMD4<Float>()
    for lane in 0..<4 {
      // 0x2A51_067F: (1 − 1/3) of the exponent's bias, tuned for the least error.
      guess[lane] = Float(bitPattern: x[lane].bitPattern / 3 &+ 0x2A51_067F)
    }
    for _ in 0..<3 {
      let cube = guess * guess * guess
      guess *= (cube + x + x) / (cube + cube + x)
    }
    return guess
  }
}

/// Colours as pixels and in OKLab.
struct OKLabColors: Sendable {
  let rgba: [UInt32]
  let labs: [OKLab]

  init(_ rgba: [UInt32], labs: [OKLab]) {
    precondition(rgba.count == labs.count, "both arrays have the same count")
    self.rgba = rgba
    self.labs = labs
  }

  init(_ rgba: [UInt32], converter: OKLabConverter) {
    self.rgba = rgba
    labs = rgba.map { converter.convert($0) }
  }

  /// Some of them, in a new order.
  func part(_ numbers: [Int]) -> OKLabColors {
    OKLabColors(numbers.map { rgba[$0] }, labs: numbers.map { labs[$0] })
  }
}
