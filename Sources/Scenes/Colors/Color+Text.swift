public import Primitives

extension Color {
  /// A colour by its text outside of a scene: `#` notation, a function, a system or CSS name, `clear`.
  ///
  /// nil where it is none; a scene's own names are known in the scene alone.
  public static func parsing(_ text: String, appearance: SceneOptions.Appearance) -> Color? {
    if ColorParser.accepts(text) { return try? ColorParser.parse(text) }
    if text == "clear" { return .clear }
    return SystemColors.color(named: text, appearance) ?? CSSColorNames.color(named: text)
  }
}
