import CAnimHarfBuzz

extension FontHandle {
  /// Shapes a part of a text that has one script and one direction.
  ///
  /// The code points around the range are context for joining. Source: HarfBuzz's `item_offset`.
  ///
  /// - Returns: glyphs from left to right; clusters are indices into `text`.
  func shape(
    _ text: [UInt32], range: Range<Int>, script: Script, isRightToLeft: Bool,
    options: ShapingOptions
  ) -> [ShapedGlyph] {
    let features = options.features(for: text[range])
    // The buffer belongs to this handle; HarfBuzz copies text and features before it returns. No language is set,
    // because HarfBuzz's guess would depend on the locale.
    unsafe hb_buffer_reset(buffer)
    unsafe hb_buffer_set_script(buffer, hb_script_t(script.rawValue))
    unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_add_utf32(
      buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    unsafe animrender_hb_shape(font, buffer, features, UInt32(features.count))
    return glyphs()
  }

  /// The buffer's glyphs after shaping.
  private func glyphs() -> [ShapedGlyph] {
    var count: UInt32 = 0
    // Both arrays belong to the buffer, have `count` elements and are valid until the buffer changes.
    let infos = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    return unsafe zip(infos, positions).map { info, position in
      ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster), xAdvance: Int(position.x_advance),
        xOffset: Int(position.x_offset), yOffset: Int(position.y_offset))
    }
  }
}

extension ShapingOptions {
  fileprivate func features(for text: ArraySlice<UInt32>) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: StaticString, _ value: UInt32, in range: Range<Int>? = nil) {
      features.append(
        hb_feature_t(
          tag: openTypeTag(tag), value: value, start: UInt32(range?.lowerBound ?? 0),
          end: range.map { UInt32($0.upperBound) } ?? UInt32.max))
    }
    if usesMonospacedDigits {
      set("tnum", 1)
      // Inter kerns some figures, so the width of a number would depend on its digits.
      for range in Self.digitRuns(in: text) {
        set("kern", 0, in: max(range.lowerBound - 1, 0)..<range.upperBound)
      }
    }
    if !usesLigatures {
      set("liga", 0)
      set("clig", 0)
    }
    return features
  }

  private static func digitRuns(in text: ArraySlice<UInt32>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in text.indices where (0x30...0x39).contains(text[index]) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs
  }
}
