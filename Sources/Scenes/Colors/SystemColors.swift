package import AnimPrimitives

/// UIKit's colours by name, with their light and dark variants. Source: Apple's Human Interface
/// Guidelines and UIColor (normal contrast). The elevated backgrounds are those of UIColor for a base that lies above
/// another one, such as a sheet; UIKit has no names for them.
package enum SystemColors {
  struct Pair {
    var light: Shade
    var dark: Shade
  }

  /// The versions of iOS whose values the names have.
  enum Palette: String, CaseIterable {
    /// iOS 13 to 18.
    case classic
    case ios26
  }

  struct Shade {
    var rgb: UInt32
    var alpha: Double

    init(_ rgb: UInt32, _ alpha: Double = 1) {
      self.rgb = rgb
      self.alpha = alpha
    }
  }

  static let values: [String: Pair] = [
    "systemRed": Pair(light: Shade(0xFF3B30), dark: Shade(0xFF453A)),
    "systemOrange": Pair(light: Shade(0xFF9500), dark: Shade(0xFF9F0A)),
    "systemYellow": Pair(light: Shade(0xFFCC00), dark: Shade(0xFFD60A)),
    "systemGreen": Pair(light: Shade(0x34C759), dark: Shade(0x30D158)),
    "systemMint": Pair(light: Shade(0x00C7BE), dark: Shade(0x63E6E2)),
    "systemTeal": Pair(light: Shade(0x30B0C7), dark: Shade(0x40C8E0)),
    "systemCyan": Pair(light: Shade(0x32ADE6), dark: Shade(0x64D2FF)),
    "systemBlue": Pair(light: Shade(0x007AFF), dark: Shade(0x0A84FF)),
    "systemIndigo": Pair(light: Shade(0x5856D6), dark: Shade(0x5E5CE6)),
    "systemPurple": Pair(light: Shade(0xAF52DE), dark: Shade(0xBF5AF2)),
    "systemPink": Pair(light: Shade(0xFF2D55), dark: Shade(0xFF375F)),
    "systemBrown": Pair(light: Shade(0xA2845E), dark: Shade(0xAC8E68)),
    "systemGray": Pair(light: Shade(0x8E8E93), dark: Shade(0x8E8E93)),
    "systemGray2": Pair(light: Shade(0xAEAEB2), dark: Shade(0x636366)),
    "systemGray3": Pair(light: Shade(0xC7C7CC), dark: Shade(0x48484A)),
    "systemGray4": Pair(light: Shade(0xD1D1D6), dark: Shade(0x3A3A3C)),
    "systemGray5": Pair(light: Shade(0xE5E5EA), dark: Shade(0x2C2C2E)),
    "systemGray6": Pair(light: Shade(0xF2F2F7), dark: Shade(0x1C1C1E)),
    "label": Pair(light: Shade(0x000000), dark: Shade(0xFFFFFF)),
    "secondaryLabel": Pair(light: Shade(0x3C3C43, 0.6), dark: Shade(0xEBEBF5, 0.6)),
    "tertiaryLabel": Pair(light: Shade(0x3C3C43, 0.3), dark: Shade(0xEBEBF5, 0.3)),
    "quaternaryLabel": Pair(light: Shade(0x3C3C43, 0.18), dark: Shade(0xEBEBF5, 0.16)),
    "placeholderText": Pair(light: Shade(0x3C3C43, 0.3), dark: Shade(0xEBEBF5, 0.3)),
    "systemBackground": Pair(light: Shade(0xFFFFFF), dark: Shade(0x000000)),
    "secondarySystemBackground": Pair(light: Shade(0xF2F2F7), dark: Shade(0x1C1C1E)),
    "tertiarySystemBackground": Pair(light: Shade(0xFFFFFF), dark: Shade(0x2C2C2E)),
    "elevatedSystemBackground": Pair(light: Shade(0xFFFFFF), dark: Shade(0x1C1C1E)),
    "elevatedSecondarySystemBackground": Pair(light: Shade(0xF2F2F7), dark: Shade(0x2C2C2E)),
    "elevatedTertiarySystemBackground": Pair(light: Shade(0xFFFFFF), dark: Shade(0x3A3A3C)),
    "systemGroupedBackground": Pair(light: Shade(0xF2F2F7), dark: Shade(0x000000)),
    "secondarySystemGroupedBackground": Pair(light: Shade(0xFFFFFF), dark: Shade(0x1C1C1E)),
    "tertiarySystemGroupedBackground": Pair(light: Shade(0xF2F2F7), dark: Shade(0x2C2C2E)),
    "systemFill": Pair(light: Shade(0x787880, 0.2), dark: Shade(0x787880, 0.36)),
    "secondarySystemFill": Pair(light: Shade(0x787880, 0.16), dark: Shade(0x787880, 0.32)),
    "tertiarySystemFill": Pair(light: Shade(0x767680, 0.12), dark: Shade(0x767680, 0.24)),
    "quaternarySystemFill": Pair(light: Shade(0x747480, 0.08), dark: Shade(0x767680, 0.18)),
    "separator": Pair(light: Shade(0x3C3C43, 0.29), dark: Shade(0x545458, 0.6)),
    "opaqueSeparator": Pair(light: Shade(0xC6C6C8), dark: Shade(0x38383A)),
    "link": Pair(light: Shade(0x007AFF), dark: Shade(0x0984FF)),
    "darkText": Pair(light: Shade(0x000000), dark: Shade(0x000000)),
    "lightText": Pair(light: Shade(0xFFFFFF, 0.6), dark: Shade(0xFFFFFF, 0.6)),
  ]

  /// The colours that iOS 26 changed.
  private static let changedByIOS26: [String: Pair] = [
    "systemRed": Pair(light: Shade(0xFF383C), dark: Shade(0xFF4245)),
    "systemOrange": Pair(light: Shade(0xFF8D28), dark: Shade(0xFF9230)),
    "systemYellow": Pair(light: Shade(0xFFCC00), dark: Shade(0xFFD600)),
    "systemMint": Pair(light: Shade(0x00C8B3), dark: Shade(0x00DAC3)),
    "systemTeal": Pair(light: Shade(0x00C3D0), dark: Shade(0x00D2E0)),
    "systemCyan": Pair(light: Shade(0x00C0E8), dark: Shade(0x3CD3FE)),
    "systemBlue": Pair(light: Shade(0x0088FF), dark: Shade(0x0091FF)),
    "systemIndigo": Pair(light: Shade(0x6155F5), dark: Shade(0x6D7CFF)),
    "systemPurple": Pair(light: Shade(0xCB30E0), dark: Shade(0xDB34F2)),
    "systemBrown": Pair(light: Shade(0xAC7F5E), dark: Shade(0xB78A66)),
  ]

  package static func color(named name: String, _ appearance: SceneOptions.Appearance) -> Color? {
    color(named: name, appearance, .classic)
  }

  static func color(
    named name: String, _ appearance: SceneOptions.Appearance, _ palette: Palette
  ) -> Color? {
    let changed = palette == .ios26 ? changedByIOS26[name] : nil
    guard let pair = changed ?? values[name] else { return nil }
    let shade = appearance == .light ? pair.light : pair.dark
    return Color(rgb: shade.rgb, alpha: shade.alpha)
  }
}

extension Color {
  /// Reads a colour outside a scene: `#` notation, a function, a system or CSS name, `clear`.
  ///
  /// nil for other texts, including names defined by scenes.
  package static func parsing(_ text: String, appearance: SceneOptions.Appearance) -> Color? {
    if ColorParser.accepts(text) { return try? ColorParser.parse(text) }
    if text == "clear" { return .clear }
    return SystemColors.color(named: text, appearance) ?? CSSColorNames.color(named: text)
  }
}
