import CAnimFontData
import CAnimHarfBuzz

/// A HarfBuzz face, a font scaled so that one unit is one font unit, and a buffer for shaping.
///
/// Owns its pointers. Only this type and its extensions call HarfBuzz on fonts. HarfBuzz never returns null: on failure
/// it returns an empty object without glyphs. Shaping writes to the buffer, so `FontFace` keeps the handle in a
/// `Mutex`.
@safe struct FontHandle: ~Copyable {
  let face: OpaquePointer
  let font: OpaquePointer
  let buffer: OpaquePointer

  /// Takes ownership of one reference to a face.
  private init(adopting face: OpaquePointer) {
    unsafe self.face = face
    // The font has its own reference to the face; `deinit` drops both.
    unsafe font = hb_font_create(face)
    unsafe buffer = hb_buffer_create()
  }

  /// A face of an embedded font file.
  init(embedded data: FontData) {
    let blob: OpaquePointer = unsafe UnsafeRawPointer(data.bytes).withMemoryRebound(
      to: CChar.self, capacity: data.count
    ) { bytes in
      // The bytes are static and constant, so they outlive the blob.
      unsafe hb_blob_create(bytes, UInt32(data.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
    // The face has its own reference to the blob.
    let face: OpaquePointer = unsafe hb_face_create(blob, 0)
    unsafe hb_blob_destroy(blob)
    unsafe self.init(adopting: face)
  }

  /// A face of a font file in memory.
  ///
  /// - Precondition: `index` is below the file's `faceCount`.
  init(_ file: FontFile, index: Int) {
    unsafe self.init(adopting: file.makeFace(index))
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
    unsafe hb_font_destroy(font)
    unsafe hb_face_destroy(face)
  }
}

// MARK: - What a face says of itself

extension FontHandle {
  var glyphCount: Int { Int(unsafe hb_face_get_glyph_count(face)) }

  var metrics: FontMetrics {
    var extents = hb_font_extents_t()
    // Writes the extents, or zeros if the font has none.
    unsafe hb_font_get_h_extents(font, &extents)
    return FontMetrics(
      unitsPerEm: max(1, Double(unsafe hb_face_get_upem(face))),
      ascent: Double(extents.ascender), descent: -Double(extents.descender),
      leading: Double(extents.line_gap),
      underline: decoration(
        HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE, usualTop: 0.075),
      strikethrough: decoration(
        HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE, usualTop: -0.275))
  }

  /// The position and thickness of a line; a twentieth of an em thick if the font has none.
  ///
  /// - Parameter usualTop: ems below the baseline.
  private func decoration(
    _ offsetTag: hb_ot_metrics_tag_t, _ sizeTag: hb_ot_metrics_tag_t, usualTop: Double
  ) -> FontMetrics.Decoration {
    var offset: hb_position_t = 0
    var size: hb_position_t = 0
    // Both write a number, and return 0 if the font does not have it.
    guard unsafe hb_ot_metrics_get_position(font, offsetTag, &offset) != 0,
      unsafe hb_ot_metrics_get_position(font, sizeTag, &size) != 0, size > 0
    else {
      let em = Double(unsafe hb_face_get_upem(face))
      return FontMetrics.Decoration(top: usualTop * em, thickness: 0.05 * em)
    }
    return FontMetrics.Decoration(top: -Double(offset), thickness: Double(size))
  }

  /// The CSS weight. Source: `OS/2.usWeightClass` or the `wght` axis.
  var weight: Double {
    Double(unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
  }

  var isItalic: Bool {
    unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
  }

  /// The family's name, or nil if the font has none. Source: OpenType `name` 16, else 1.
  var familyName: String? {
    for id: hb_ot_name_id_t in [16, 1] {
      var name = [CChar](repeating: 0, count: 256)
      var count = UInt32(name.count)
      // Writes at most `count` bytes, including a final zero, and sets `count` to the number without the zero.
      let length = unsafe hb_ot_name_get_utf8(
        face, id, hb_language_from_string("en", 2), &count, &name)
      guard length > 0 else { continue }
      return String(decoding: name.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    return nil
  }

  /// The glyph of a code point in the face's character map, or nil.
  func nominalGlyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }
}

// MARK: - Variations

extension FontHandle {
  /// The range of a variable font's axis in its own units, or nil if the font does not have the axis.
  func axisRange(_ tag: StaticString) -> ClosedRange<Double>? {
    var info = hb_ot_var_axis_info_t()
    guard unsafe hb_ot_var_find_axis_info(face, openTypeTag(tag), &info) != 0,
      info.min_value <= info.max_value
    else { return nil }
    return Double(info.min_value)...Double(info.max_value)
  }

  /// The axes of a variable font, in the font's order.
  var axes: [FontAxis] {
    let total = Int(unsafe hb_ot_var_get_axis_count(face))
    var infos = Array(repeating: hb_ot_var_axis_info_t(), count: total)
    var count = UInt32(total)
    // Writes at most `count` elements and sets `count` to their number.
    _ = unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).filter { $0.min_value <= $0.max_value }.map { info in
      let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: info.tag >> $0) }
      return FontAxis(
        tag: String(decoding: letters, as: UTF8.self),
        range: Double(info.min_value)...Double(info.max_value))
    }
  }

  /// Sets the axes that the font has; other axes keep their defaults.
  func setVariations(_ values: [String: Double]) {
    let variations = values.sorted { $0.key < $1.key }.map {
      hb_variation_t(tag: openTypeTag($0.key), value: Float($0.value))
    }
    // HarfBuzz copies the list before it returns.
    unsafe hb_font_set_variations(font, variations, UInt32(variations.count))
  }
}

/// Four ASCII letters as OpenType packs them.
func openTypeTag(_ letters: StaticString) -> UInt32 { openTypeTag(letters.description) }

/// Four ASCII letters as OpenType packs them. Of more than four letters, the last four are used.
func openTypeTag(_ letters: String) -> UInt32 {
  letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
}

/// An axis of a variable font. Source: OpenType `fvar`.
public struct FontAxis: Hashable, Sendable {
  /// Four letters, such as `wdth`.
  public var tag: String
  public var range: ClosedRange<Double>
}
