import CFontData
import CHarfBuzz

/// A HarfBuzz face, a font of it scaled so that a unit is a font unit, and a buffer to shape with.
///
/// The one owner of its pointers; with its extensions the only place where HarfBuzz is called on a font.
/// HarfBuzz never returns null: where memory or data fail it gives an inert object without glyphs.
/// `FontFace` keeps a handle in a `Mutex`, since shaping writes to the buffer.
@safe struct FontHandle: ~Copyable {
  let face: OpaquePointer
  let font: OpaquePointer
  let buffer: OpaquePointer

  /// Takes over one reference to a face.
  private init(adopting face: OpaquePointer) {
    unsafe self.face = face
    // The font takes a reference of its own to the face; `deinit` drops both.
    unsafe font = hb_font_create(face)
    unsafe buffer = hb_buffer_create()
  }

  /// A face of a font file that is part of the program.
  init(embedded data: FontData) {
    let blob: OpaquePointer = unsafe UnsafeRawPointer(data.bytes).withMemoryRebound(
      to: CChar.self, capacity: data.count
    ) { bytes in
      // The bytes are static and constant: they outlive the blob, and nothing writes to them.
      unsafe hb_blob_create(bytes, UInt32(data.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
    // The face takes a reference of its own to the blob.
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
    // Writes the extents, zeros where the font has none.
    unsafe hb_font_get_h_extents(font, &extents)
    return FontMetrics(
      unitsPerEm: max(1, Double(unsafe hb_face_get_upem(face))),
      ascent: Double(extents.ascender), descent: -Double(extents.descender),
      leading: Double(extents.line_gap))
  }

  /// CSS weight. Source: `OS/2.usWeightClass` or the `wght` axis.
  var weight: Double {
    Double(unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
  }

  var isItalic: Bool {
    unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
  }

  /// The family's name, or nil where the font has none. Source: OpenType `name` 16, else 1.
  var familyName: String? {
    for id: hb_ot_name_id_t in [16, 1] {
      var name = [CChar](repeating: 0, count: 256)
      var count = UInt32(name.count)
      // Writes at most `count` bytes, the last a zero, and sets it to those written before that.
      let length = unsafe hb_ot_name_get_utf8(
        face, id, hb_language_from_string("en", 2), &count, &name)
      guard length > 0 else { continue }
      return String(decoding: name.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    return nil
  }

  /// The glyph that the face's character map has for a code point, or nil where it has none.
  func nominalGlyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }
}

// MARK: - Variations

extension FontHandle {
  /// The range of an axis of a variable font in its own units, or nil where it has no such axis.
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
    // Writes at most `count` elements, for which there is room, and sets it to their number.
    _ = unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).filter { $0.min_value <= $0.max_value }.map { info in
      let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: info.tag >> $0) }
      return FontAxis(
        tag: String(decoding: letters, as: UTF8.self),
        range: Double(info.min_value)...Double(info.max_value))
    }
  }

  /// Sets axes that the font has; the others stay at their defaults.
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

/// Four ASCII letters as OpenType packs them; more letters push the first ones out.
func openTypeTag(_ letters: String) -> UInt32 {
  letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
}

/// An axis of a variable font. Source: OpenType `fvar`.
public struct FontAxis: Hashable, Sendable {
  /// Four letters, such as `wdth`.
  public var tag: String
  public var range: ClosedRange<Double>
}
