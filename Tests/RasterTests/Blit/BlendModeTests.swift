import AnimPrimitives
import Testing

@testable import AnimRaster

/// Blend modes against the definitions of W3C Compositing and Blending 1, in doubles.
@Suite struct BlendModeTests {
  private static let levels = (0...16).map { Double($0) / 16 }

  /// B(cb, cs) of a separable mode, section 9.1; nil for other modes.
  private static func separable(_ mode: BlendMode, _ backdrop: Double, _ source: Double) -> Double?
  {
    switch mode {
    case .normal: source
    case .multiply: backdrop * source
    case .screen: backdrop + source - backdrop * source
    case .overlay: separable(.hardLight, source, backdrop)
    case .darken: min(backdrop, source)
    case .lighten: max(backdrop, source)
    case .colorDodge: backdrop == 0 ? 0 : source == 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn: backdrop == 1 ? 1 : source == 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .hardLight:
      source <= 0.5
        ? backdrop * 2 * source
        : backdrop + (2 * source - 1) - backdrop * (2 * source - 1)
    case .softLight: softLight(backdrop, source)
    case .difference: abs(backdrop - source)
    case .exclusion: backdrop + source - 2 * backdrop * source
    case .hue, .saturation, .color, .luminosity, .plusLighter: nil
    }
  }

  private static func softLight(_ backdrop: Double, _ source: Double) -> Double {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let root =
      backdrop <= 0.25
      ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (root - backdrop)
  }

  // Section 9.2.
  private static func luminance(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private static func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func with(_ c: [Double], luminance wanted: Double) -> [Double] {
    let moved = c.map { $0 + wanted - luminance(c) }
    let (least, most) = (moved.min() ?? 0, moved.max() ?? 0)
    return moved.map { value in
      var value = value
      if least < 0 { value = wanted + (value - wanted) * wanted / (wanted - least) }
      if most > 1 { value = wanted + (value - wanted) * (1 - wanted) / (most - wanted) }
      return value
    }
  }

  private static func with(_ c: [Double], saturation wanted: Double) -> [Double] {
    let (least, most) = (c.min() ?? 0, c.max() ?? 0)
    return c.map { most > least ? ($0 - least) * wanted / (most - least) : 0 }
  }

  private static func mixed(
    _ mode: BlendMode, _ backdrop: [Double], _ source: [Double]
  ) -> [Double] {
    switch mode {
    case .hue:
      with(with(source, saturation: saturation(backdrop)), luminance: luminance(backdrop))
    case .saturation:
      with(with(backdrop, saturation: saturation(source)), luminance: luminance(backdrop))
    case .color: with(source, luminance: luminance(backdrop))
    case .luminosity: with(backdrop, luminance: luminance(source))
    default: zip(backdrop, source).map { separable(mode, $0, $1) ?? 0 }
    }
  }

  /// The mixed premultiplied channels and alpha, 0…255, through a coverage 0…1.
  private static func expected(
    _ mode: BlendMode, _ source: UInt32, over backdrop: UInt32, coverage: Double
  ) -> [Double] {
    func channels(_ pixel: UInt32) -> [Double] {
      (0..<4).map { Double(pixel >> (8 * $0) & 255) / 255 }
    }
    let (s, d) = (channels(source), channels(backdrop))
    func color(_ c: [Double]) -> [Double] { c[..<3].map { c[3] > 0 ? $0 / c[3] : 0 } }
    let mix = mixed(mode, color(d), color(s))
    let full =
      (0..<3).map { s[$0] * (1 - d[3]) + d[$0] * (1 - s[3]) + s[3] * d[3] * mix[$0] }
      + [s[3] + d[3] - s[3] * d[3]]
    return zip(full, d).map { 255 * ($0 * coverage + $1 * (1 - coverage)) }
  }

  private static let mixing = BlendMode.allCases.filter { $0 != .normal && $0 != .plusLighter }

  private func check(
    _ mode: BlendMode, _ pairs: [(source: UInt32, backdrop: UInt32)], coverage: UInt8
  ) {
    var pixels = pairs.map(\.backdrop)
    let sources = pairs.map(\.source)
    var span = pixels.mutableSpan
    Blitter().mix(
      sources.span, .blend(mode), coverage: coverage, over: 0..<pairs.count, in: &span)
    var worst = 0.0
    for (pair, pixel) in zip(pairs, pixels) {
      let expected = Self.expected(
        mode, pair.source, over: pair.backdrop, coverage: Double(coverage) / 255)
      for (channel, value) in expected.enumerated() {
        worst = max(worst, abs(Double(pixel >> (8 * UInt32(channel)) & 255) - value))
        #expect(pixel >> (8 * UInt32(channel)) & 255 <= pixel >> 24)
      }
    }
    // Rounded to nearest, but for sums that lie halfway between two levels.
    #expect(worst <= 0.5001, "\(mode) at \(coverage): \(worst)")
  }

  @Test(arguments: mixing)
  func `a mode mixes all pairs of 17 levels as its definition does`(mode: BlendMode) {
    var pairs: [(source: UInt32, backdrop: UInt32)] = []
    // Premultiplied pixels whose channels run through the levels in different orders.
    func pixel(_ level: Int, _ alpha: Int) -> UInt32 {
      let channels = [level, (level * 7 + 3) % 17, 16 - level]
      let wide = UInt32((Self.levels[alpha] * 255).rounded())
      return channels.enumerated().reduce(wide << 24) { pixel, channel in
        pixel | UInt32((Self.levels[channel.element] * Double(wide)).rounded())
          << (8 * UInt32(channel.offset))
      }
    }
    for alphas in [(16, 16), (16, 8), (5, 16), (11, 3), (0, 16), (16, 0)] {
      for source in 0...16 {
        for backdrop in 0...16 {
          pairs.append((pixel(source, alphas.0), pixel(backdrop, alphas.1)))
        }
      }
    }
    for coverage: UInt8 in [255, 128, 1, 0] { check(mode, pairs, coverage: coverage) }
  }

  @Test(arguments: mixing)
  func `a pixel without coverage, or below a transparent one, stays`(mode: BlendMode) {
    var random = RandomLists(seed: 9)
    let pixels = (0..<200).map { _ in PremultipliedColor(random.color()).rgba }
    var covered = pixels
    var span = covered.mutableSpan
    Blitter().mix(
      [UInt32](repeating: 0xFF40_80C0, count: 200).span, .blend(mode), coverage: 0,
      over: 0..<200, in: &span)
    Blitter().mix(
      [UInt32](repeating: 0, count: 200).span, .blend(mode), coverage: 255, over: 0..<200, in: &span
    )
    #expect(covered == pixels)
  }

  @Test func `a run of any length is mixed pixel by pixel`() {
    for count in 0...20 {
      let source = (0..<count).map { 0xFF00_0000 | UInt32($0 * 11) }
      let coverage = (0..<count).map { UInt8($0 * 12) }
      var pixels = [UInt32](repeating: 0xFF10_2030, count: count + 2)
      var single = pixels
      var span = pixels.mutableSpan
      Blitter().mix(
        source.span, .replace, through: coverage.span, over: 1..<(count + 1), in: &span)
      for index in 0..<count {
        var span = single.mutableSpan
        Blitter().mix(
          source.span.extracting(index..<(index + 1)), .replace, coverage: coverage[index],
          over: (index + 1)..<(index + 2), in: &span)
      }
      #expect(pixels == single && pixels.first == 0xFF10_2030 && pixels.last == 0xFF10_2030)
    }
  }

  @Test(arguments: MaskMode.allCases)
  func `a mask leaves the share of its alpha or luminance`(mode: MaskMode) {
    let masks: [UInt32] = [0, 0xFF00_0000, 0xFFFF_FFFF, 0x8000_0040, 0xFF00_00FF, 0xC020_A010]
    var pixels = [UInt32](repeating: 0xC860_3090, count: masks.count)
    var span = pixels.mutableSpan
    Blitter().mask(masks.span, mode, over: 0..<masks.count, in: &span)
    for (mask, pixel) in zip(masks, pixels) {
      func channel(_ pixel: UInt32, _ index: UInt32) -> Double {
        Double(pixel >> (8 * index) & 255)
      }
      let bright = 0.2126 * channel(mask, 0) + 0.7152 * channel(mask, 1) + 0.0722 * channel(mask, 2)
      let shown = (mode.isLuminance ? bright.rounded() : channel(mask, 3)) / 255
      for index in UInt32(0)..<4 {
        let whole = channel(0xC860_3090, index)
        #expect(channel(pixel, index) == (whole * (mode.isInverted ? 1 - shown : shown)).rounded())
      }
    }
  }
}
