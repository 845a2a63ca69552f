import CAnimHarfBuzz
import AnimPrimitives

extension FontHandle {
  /// A glyph's outline in font units, y down, with its origin on the baseline.
  ///
  /// Empty if the glyph draws nothing. HarfBuzz closes every contour.
  func outline(of glyph: UInt32) -> Path {
    var path = Path()
    let functions: OpaquePointer = unsafe hb_draw_funcs_create()
    // The callbacks run only inside `animrender_hb_draw_glyph`, with a data pointer to `path`.
    defer { unsafe hb_draw_funcs_destroy(functions) }
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, path, _, x, y, _ in
        unsafe path?.assumingMemoryBound(to: Path.self).pointee.move(to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, path, _, x, y, _ in
        unsafe path?.assumingMemoryBound(to: Path.self).pointee.addLine(to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, path, _, controlX, controlY, x, y, _ in
        unsafe path?.assumingMemoryBound(to: Path.self).pointee.addQuadCurve(
          to: point(x, y), control: point(controlX, controlY))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, path, _, x1, y1, x2, y2, x, y, _ in
        unsafe path?.assumingMemoryBound(to: Path.self).pointee.addCurve(
          to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions,
      { _, path, _, _ in unsafe path?.assumingMemoryBound(to: Path.self).pointee.closeSubpath() },
      nil, nil)
    unsafe withUnsafeMutablePointer(to: &path) { pointer in
      unsafe animrender_hb_draw_glyph(font, glyph, functions, pointer)
    }
    return path
  }
}

// MARK: - Fonts that draw nothing

extension FontHandle {
  /// Whether any character's glyph, or one substituted for it, draws something. The missing-character box does not count.
  var drawsSomething: Bool {
    // Sets of code points, glyphs and lookups that HarfBuzz fills. They live until the end of this call.
    let characters: OpaquePointer = unsafe hb_set_create()
    let glyphs: OpaquePointer = unsafe hb_set_create()
    let lookups: OpaquePointer = unsafe hb_set_create()
    defer {
      unsafe hb_set_destroy(characters)
      unsafe hb_set_destroy(glyphs)
      unsafe hb_set_destroy(lookups)
    }
    unsafe hb_face_collect_unicodes(face, characters)
    var scalar = hb_codepoint_t.max
    while unsafe hb_set_next(characters, &scalar) != 0 {
      guard let glyph = nominalGlyph(for: scalar), unsafe hb_set_has(glyphs, glyph) == 0 else {
        continue
      }
      if draws(glyph) { return true }
      unsafe hb_set_add(glyphs, glyph)
    }
    unsafe hb_ot_layout_collect_lookups(face, openTypeTag("GSUB"), nil, nil, nil, lookups)
    unsafe hb_ot_layout_lookups_substitute_closure(face, lookups, glyphs)
    var glyph = hb_codepoint_t.max
    while unsafe hb_set_next(glyphs, &glyph) != 0 {
      if draws(glyph) { return true }
    }
    return false
  }
}

/// A point of OpenType (y up) with y down.
private func point(_ x: Float, _ y: Float) -> Point {
  Point(x: Double(x), y: -Double(y))
}
