package import AnimPrimitives

/// The backdrop of one of UIKit's materials, approximated by one blur and one tint.
///
/// UIKit mixes two fills with the blurred pixels, one of them by a blend mode. Here:
///
/// - blur: a standard deviation of 25 points. Source: Apple's design kit (background blur 50), as five exports have it.
/// - saturation: 1.8. Source: Apple's sample code UIImageEffects.
/// - opacity of the tint: that of the kit's upper fill. Source: the same exports; the dark thick one is estimated, and
///   chrome has the kit's 0.75.
/// - colour of the tint: the colour of the material over a white page, and over a black page in dark mode. Estimated
///   from the kit's fills; chrome is that of a bar.
package struct Material: Hashable, Sendable {
  package var tint: Color

  /// Points.
  package var blur: Double { 25 }
  package var saturation: Double { 1.8 }

  private struct Row {
    var name: String
    var light: SystemColors.Shade
    var dark: SystemColors.Shade
  }

  private static let table = [
    Row(
      name: "systemUltraThinMaterial", light: .init(0xF0F0F2, 0.44), dark: .init(0x1B1B1C, 0.55)),
    Row(name: "systemThinMaterial", light: .init(0xF3F3F4, 0.70), dark: .init(0x1F1F20, 0.70)),
    Row(name: "systemMaterial", light: .init(0xF5F5F6, 0.82), dark: .init(0x232324, 0.82)),
    Row(name: "systemThickMaterial", light: .init(0xF8F8F9, 0.97), dark: .init(0x252526, 0.90)),
    Row(name: "systemChromeMaterial", light: .init(0xF9F9F9, 0.75), dark: .init(0x1D1D1D, 0.75)),
  ]

  /// The materials of the scene's appearance; each also exists with `Light` or `Dark` at its end.
  package static let names =
    table.map(\.name) + table.flatMap { ["\($0.name)Light", "\($0.name)Dark"] }

  /// nil for an unknown name. Source: UIBlurEffect.Style.
  package init?(named name: String, _ appearance: SceneOptions.Appearance) {
    for row in Self.table {
      let shade: SystemColors.Shade
      switch name {
      case row.name: shade = appearance == .light ? row.light : row.dark
      case "\(row.name)Light": shade = row.light
      case "\(row.name)Dark": shade = row.dark
      default: continue
      }
      tint = Color(rgb: shade.rgb, alpha: shade.alpha)
      return
    }
    return nil
  }
}
