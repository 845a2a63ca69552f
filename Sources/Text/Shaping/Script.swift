import CAnimHarfBuzz

/// A writing system by its ISO 15924 code, packed as in OpenType.
struct Script: RawRepresentable, Hashable, Sendable {
  var rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The script of a code point, from HarfBuzz's Unicode data (`Scripts.txt`).
  init(of scalar: UInt32) {
    // The default functions are static and constant.
    rawValue = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }

  static let common = Script(rawValue: openTypeTag("Zyyy"))
  static let inherited = Script(rawValue: openTypeTag("Zinh"))

  /// Whether code points of this script take the script of the surrounding text.
  var isNeutral: Bool { self == .common || self == .inherited }

  /// Whether letters of this script join, so that letter spacing would separate them.
  ///
  /// Source: CSS Text 3 §8.2, cursive scripts; and Adlam, whose letters join too (Unicode ArabicShaping.txt).
  var isCursive: Bool { Self.cursive.contains(self) }

  private static let cursive: Set<Script> = Set(
    (["Adlm", "Arab", "Rohg", "Mand", "Mong", "Nkoo", "Phag", "Syrc"] as [StaticString])
      .map { Script(rawValue: openTypeTag($0)) })
}
