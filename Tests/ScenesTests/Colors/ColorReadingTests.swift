import AnimMotion
import AnimPrimitives
import Testing

@testable import AnimScenes

@Suite struct ColorReadingTests {
  private func background(
    _ json: String, colors: String = "{}", appearance: SceneOptions.Appearance = .light
  ) throws -> Color {
    let text = #"{"size": [9, 9], "background": \#(json), "colors": \#(colors)}"#
    return try readScene(text, options: SceneOptions(appearance: appearance)).background
  }

  @Test(arguments: [
    (#""clear""#, Color.clear), (#""transparent""#, .clear), (#""white""#, .white),
    (#""systemBlue""#, Color(rgb: 0x007AFF)), (##""#F2F2F7""##, Color(rgb: 0xF2F2F7)),
    ("[1, 0, 0.5, 0.25]", Color(red: 1, green: 0, blue: 0.5, alpha: 0.25)),
    ("[0, 1, 0]", Color(red: 0, green: 1, blue: 0)),
    (#"{"light": "white", "dark": "black"}"#, .white),
  ])
  func `every notation is read`(json: String, color: Color) throws {
    #expect(try background(json) == color)
  }

  @Test func `named colours may be made from each other and follow the appearance`() throws {
    let colors = ##"{"brand": "accent", "accent": {"light": "#FF0000", "dark": "#00FF00"}}"##
    #expect(try background(#""brand""#, colors: colors) == Color(rgb: 0xFF0000))
    let dark = try background(#""brand""#, colors: colors, appearance: .dark)
    #expect(dark == Color(rgb: 0x00FF00))
  }

  @Test(arguments: [
    ("classic", "systemBlue", 0x007AFF, 0x0A84FF), ("ios26", "systemBlue", 0x0088FF, 0x0091FF),
    ("ios26", "systemGreen", 0x34C759, 0x30D158), ("ios26", "systemGray", 0x8E8E93, 0x8E8E93),
    ("ios26", "elevatedSystemBackground", 0xFFFFFF, 0x1C1C1E),
    ("classic", "elevatedSecondarySystemBackground", 0xF2F2F7, 0x2C2C2E),
    ("classic", "elevatedTertiarySystemBackground", 0xFFFFFF, 0x3A3A3C),
  ])
  func `a palette says which iOS a name of UIKit means`(
    palette: String, name: String, light: Int, dark: Int
  ) throws {
    let text = #"{"background": "\#(name)", "size": [9, 9], "palette": "\#(palette)"}"#
    for (appearance, rgb) in [(SceneOptions.Appearance.light, light), (.dark, dark)] {
      let scene = try readScene(text, options: SceneOptions(appearance: appearance))
      #expect(scene.background == Color(rgb: UInt32(rgb)))
    }
  }

  @Test func `a scene's own name wins over a name that everyone knows`() throws {
    #expect(try background(#""red""#, colors: ##"{"red": "#123"}"##) == Color(rgb: 0x112233))
    for name in ["#FFF", "rgb(1, 2, 3)", "rgb(", "hsl(35, 100%, 50%)", "#x"] {
      let color = try background("\"\(name)\"", colors: ##"{"\##(name)": "#123"}"##)
      #expect(color == Color(rgb: 0x112233), "\(name)")
    }
  }

  @Test func `system colours follow the appearance`() {
    #expect(SystemColors.color(named: "systemRed", .light) == Color(rgb: 0xFF3B30))
    #expect(SystemColors.color(named: "systemRed", .dark) == Color(rgb: 0xFF453A))
    #expect(SystemColors.color(named: "label", .dark) == .white)
    #expect(SystemColors.color(named: "separator", .light)?.alpha == 0.29)
  }
}
