extension ColorProfile {
  /// A reason for which a profile is not applied: one phrase, lower case.
  package struct Refusal: Error, Equatable {
    var reason: String

    init(_ reason: String) { self.reason = reason }

    /// A fault of the picture.
    var fault: String { "its colour profile is not applied: \(reason)" }
  }

  /// - Throws: a refusal for a profile of another kind, or a damaged one.
  package init(icc bytes: [UInt8]) throws(Refusal) {
    let data = ICCData(bytes: bytes)
    guard bytes.count >= 132, data.name(at: 36) == "acsp" else {
      throw Refusal("it is damaged")
    }
    guard data.name(at: 20) == "XYZ ", data.tag("A2B0") == nil else {
      throw Refusal("it is a table, not a matrix with curves")
    }
    switch data.name(at: 16) {
    case "RGB ":
      guard let red = data.xyz("rXYZ"), let green = data.xyz("gXYZ"), let blue = data.xyz("bXYZ")
      else { throw Refusal("it has no matrix") }
      (self.red, self.green, self.blue) = (red, green, blue)
      var curves: [ToneCurve] = []
      for name in ["rTRC", "gTRC", "bTRC"] {
        guard let curve = data.curve(name) else { throw Refusal("it has no curves") }
        curves.append(curve)
      }
      self.curves = curves
    case "GRAY":
      guard let curve = data.curve("kTRC") else { throw Refusal("it has no curve") }
      // Grey is a multiple of the white of sRGB.
      self = .sRGB
      curves = [curve, curve, curve]
    default: throw Refusal("its colours are not RGB or grey")
    }
  }
}

/// A profile's tags. Source: ICC.1 §7.
private struct ICCData {
  let bytes: [UInt8]

  func uint32(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  func uint16(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }

  func name(at offset: Int) -> String {
    String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  /// A number with 16 bits of fraction.
  func fixed(at offset: Int) -> Double {
    Double(Int32(truncatingIfNeeded: uint32(at: offset))) / 65_536
  }

  /// The place of a tag's data, inside of the profile.
  func tag(_ wanted: String) -> Range<Int>? {
    let count = min(uint32(at: 128), (bytes.count - 132) / 12)
    for index in 0..<count where name(at: 132 + 12 * index) == wanted {
      let start = uint32(at: 136 + 12 * index)
      let length = uint32(at: 140 + 12 * index)
      guard start <= bytes.count, length <= bytes.count - start else { return nil }
      return start..<start + length
    }
    return nil
  }

  func xyz(_ name: String) -> SIMD3<Double>? {
    guard let range = tag(name), range.count >= 20, self.name(at: range.lowerBound) == "XYZ "
    else { return nil }
    let start = range.lowerBound + 8
    return SIMD3(fixed(at: start), fixed(at: start + 4), fixed(at: start + 8))
  }

  func curve(_ name: String) -> ToneCurve? {
    guard let range = tag(name), range.count >= 12 else { return nil }
    let start = range.lowerBound
    switch self.name(at: start) {
    case "curv":
      let count = uint32(at: start + 8)
      guard count <= 65_536, range.count >= 12 + 2 * count else { return nil }
      let values = (0..<count).map { uint16(at: start + 12 + 2 * $0) }
      switch count {
      case 0: return .gamma(1)
      case 1: return .gamma(Double(values[0]) / 256)
      default: return .samples(values.map { Double($0) / 65_535 })
      }
    case "para":
      let kind = uint16(at: start + 8)
      let counts = [1, 3, 4, 5, 7]
      guard counts.indices.contains(kind), range.count >= 12 + 4 * counts[kind] else { return nil }
      let p = (0..<counts[kind]).map { fixed(at: start + 12 + 4 * $0) }
      guard p[0] > 0 else { return nil }
      switch kind {
      case 0: return .gamma(p[0])
      case 1, 2:
        // Zero below −b / a, to which c is added in kind 2.
        guard p[1] > 0 else { return nil }
        let c = kind == 2 ? p[3] : 0
        return .parametric(
          g: p[0], a: p[1], b: p[2], c: c, d: -p[2] / p[1], e: 0, f: c)
      case 3:
        return .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: p[4], e: p[3], f: 0)
      default:
        return .parametric(g: p[0], a: p[1], b: p[2], c: p[5], d: p[4], e: p[3], f: p[6])
      }
    default: return nil
    }
  }
}
