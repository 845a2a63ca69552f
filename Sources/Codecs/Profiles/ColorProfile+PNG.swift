import AnimPrimitives

extension ColorProfile {
  /// The colours of a PNG file; nil if they are sRGB or unknown. Source: PNG (3rd edition) §4.3: cICP comes before iCCP,
  /// sRGB, and gAMA with cHRM.
  static func of(_ file: PNGFile?) throws(Refusal) -> ColorProfile? {
    guard let file else { return nil }
    func data(_ name: PNGChunkName) -> ArraySlice<UInt8>? {
      file.parts.first { $0.name == name }.map { file.bytes[$0.range] }
    }
    if let data = data(.codePoints) { return try coded(data) }
    if let data = data(.profile) { return try ColorProfile(icc: inflated(data)) }
    if data(.standardRGB) != nil { return nil }
    guard let data = data(.gamma), data.count == 4, data.uint32(at: 0) > 0 else { return nil }
    // The value of sRGB stands for its curve, which is not a power.
    let gamma = data.uint32(at: 0)
    let curve = gamma == 45_455 ? ToneCurve.sRGB : .gamma(100_000 / Double(gamma))
    guard let places = chromaticities(in: file) else {
      return ColorProfile(sRGB, curve: curve)
    }
    guard
      let profile = ColorProfile(
        white: places[0], red: places[1], green: places[2], blue: places[3], curve: curve)
    else { throw Refusal("its primaries (cHRM) enclose no colours") }
    return profile
  }

  private init(_ space: ColorProfile, curve: ToneCurve) {
    self = space
    curves = [curve, curve, curve]
  }

  /// White, red, green and blue. Source: PNG §11.3.2.1.
  private static func chromaticities(in file: PNGFile) -> [SIMD2<Double>]? {
    guard let part = file.parts.first(where: { $0.name == .chromaticities }),
      part.range.count == 32
    else { return nil }
    let data = file.bytes[part.range]
    return (0..<4).map { index in
      SIMD2(
        Double(data.uint32(at: 8 * index)) / 100_000,
        Double(data.uint32(at: 8 * index + 4)) / 100_000)
    }
  }

  /// The most bytes of a profile.
  private static let byteLimit = 4 << 20

  /// A profile after its name and the number of the method, which is 0. Source: PNG §11.3.2.3.
  private static func inflated(_ data: ArraySlice<UInt8>) throws(Refusal) -> [UInt8] {
    guard let end = data.prefix(80).firstIndex(of: 0), data.indices.contains(end + 1),
      data[end + 1] == 0, let inflater = try? Inflater(),
      let bytes = try? inflater.decompress(Array(data[(end + 2)...]), atMost: byteLimit)
    else { throw Refusal("it is damaged or too long") }
    return bytes
  }

  /// The space of coding-independent code points. Source: PNG §11.3.2.6; H.273 §8.1 and §8.2.
  private static func coded(_ data: ArraySlice<UInt8>) throws(Refusal) -> ColorProfile? {
    let codes = Array(data)
    guard codes.count == 4, codes[2] == 0, codes[3] == 1 else {
      throw Refusal("its colours (cICP) are not RGB in full range")
    }
    let curve: ToneCurve
    switch codes[1] {
    case 1, 6, 14, 15:
      curve = .parametric(
        g: 1 / 0.45, a: 1 / 1.099, b: 0.099 / 1.099, c: 0, d: 0.081, e: 1 / 4.5, f: 0)
    case 4: curve = .gamma(2.2)
    case 5: curve = .gamma(2.8)
    case 8: curve = .gamma(1)
    case 13: curve = .sRGB
    default: throw Refusal("its curve is number \(codes[1]) of H.273")
    }
    let d65 = SIMD2(0.3127, 0.3290)
    switch codes[0] {
    case 1: return ColorProfile(sRGB, curve: curve)
    case 9:
      return ColorProfile(
        white: d65, red: SIMD2(0.708, 0.292), green: SIMD2(0.170, 0.797),
        blue: SIMD2(0.131, 0.046), curve: curve)
    case 12:
      return ColorProfile(
        white: d65, red: SIMD2(0.680, 0.320), green: SIMD2(0.265, 0.690),
        blue: SIMD2(0.150, 0.060), curve: curve)
    default: throw Refusal("its primaries are number \(codes[0]) of H.273")
    }
  }
}
