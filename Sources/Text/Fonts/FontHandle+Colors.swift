import AnimPrimitives
import CAnimHarfBuzz

// Glyphs with colours of their own.

extension FontHandle {
  /// The maximum number of layers of a glyph, several times those of an emoji.
  private static let layerLimit = 1024

  /// The layers of a colour glyph, from back to front, each a glyph and a colour, which is nil for that of the text.
  func layers(of glyph: UInt32) -> [(glyph: UInt32, color: Color?)] {
    let total = unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
    guard total > 0 else { return [] }
    var count = min(total, UInt32(Self.layerLimit))
    var layers = Array(repeating: hb_ot_color_layer_t(), count: Int(count))
    // Writes at most `count` elements and sets `count` to their number.
    _ = unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
    let palette = palette
    // 0xFFFF is the text's colour. Source: OpenType COLR.
    return layers.prefix(Int(count)).map { layer in
      let index = Int(layer.color_index)
      return (layer.glyph, palette.indices.contains(index) ? palette[index] : nil)
    }
  }

  /// The colours of the first palette. Source: OpenType CPAL.
  private var palette: [Color] {
    let total = unsafe hb_ot_color_palette_get_colors(face, 0, 0, nil, nil)
    var count = total
    var colors = Array(repeating: hb_color_t(), count: Int(total))
    // Writes at most `count` elements and sets `count` to their number.
    _ = unsafe hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
    return colors.prefix(Int(count)).map { color in
      // Blue is in the highest byte, then green, red and alpha. Source: HB_COLOR.
      func channel(_ shift: UInt32) -> Double { Double(color >> shift & 255) / 255 }
      return Color(red: channel(8), green: channel(16), blue: channel(24), alpha: channel(0))
    }
  }

  /// The largest bitmap of a glyph, a PNG file, with its place in font units; nil if the glyph has none.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    let blob: OpaquePointer = unsafe hb_ot_color_glyph_reference_png(font, glyph)
    // `bytes` belongs to the blob, which lives until the end of this call.
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = unsafe hb_blob_get_data(blob, &length), length > 0,
      unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0,
      extents.height < 0
    else { return nil }
    let png = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(length))
    return GlyphPicture(
      png: unsafe Array(png),
      frame: Rect(
        x: Double(extents.x_bearing), y: -Double(extents.y_bearing), width: Double(extents.width),
        height: -Double(extents.height)))
  }

  /// Whether the glyph draws something: an outline, a layer or a bitmap.
  func draws(_ glyph: UInt32) -> Bool {
    !outline(of: glyph).isEmpty || layers(of: glyph).contains { !outline(of: $0.glyph).isEmpty }
      || picture(of: glyph) != nil
  }

  /// The kind of the glyphs of a font that draws nothing, as a noun.
  var undrawnKind: String {
    let table: OpaquePointer = unsafe hb_face_reference_table(face, openTypeTag("COLR"))
    // `bytes` belongs to the table, which lives until the end of this call.
    defer { unsafe hb_blob_destroy(table) }
    var length: UInt32 = 0
    if let bytes = unsafe hb_blob_get_data(table, &length), length >= 2 {
      // The table begins with its version, 16 bits. Source: OpenType COLR.
      if unsafe bytes[1] > 0 { return "colour glyphs of COLR version 1" }
    }
    return unsafe hb_ot_color_has_svg(face) != 0 ? "SVG glyphs" : "empty glyphs"
  }
}
