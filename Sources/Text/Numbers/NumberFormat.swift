/// A printf format for one number, with text around it: `"%'d points"`, `"%+.1f %%"`.
///
/// `%[flags][width][.precision][length]conversion`, the same on every machine and in every locale:
///
/// | conversion | writes |
/// | --- | --- |
/// | `d` `i` `u` | the nearest integer; halves round away from zero |
/// | `f` `F` | the precision's number of digits after the point, by default 6 |
/// | `e` `E` | one digit before the point, with an exponent |
/// | `g` `G` | `f` or `e`, by magnitude, without trailing zeros |
/// | `x` `X` `o` | the nearest integer in base 16 or 8 |
/// | `%` | a percent sign |
///
/// Flags: `-` aligns left, `+` and space put a sign before positive numbers, `0` pads with zeros, `#` is the
/// alternative form, `'` puts commas between thousands. Length modifiers (`l`, `ll` …) have no effect. Digits are
/// correctly rounded; `f`, `e` and `g` round exact halves to even, as C libraries do. Unlike in C, numbers that round
/// to zero have no minus sign, integers have no limit, and unsigned ones may be negative. Source: ISO C 7.23.6.1, POSIX
/// `fprintf` for `'`.
public struct NumberFormat: Hashable, Sendable {
  enum Conversion: Hashable, Sendable {
    case integer(radix: Int)
    case fixed
    case exponent
    case general
  }

  /// The flags of printf; all off by default.
  struct Flags: Hashable, Sendable {
    var leftAligned = false
    var alwaysSigned = false
    var spaceForPlus = false
    var zeroPadded = false
    var alternative = false
    var grouped = false
  }

  var prefix = ""
  var suffix = ""
  var flags = Flags()
  /// Characters.
  var width = 0
  var precision: Int?
  var conversion = Conversion.integer(radix: 10)
  var isUppercase = false

  /// `%d`, the default format of a counting label.
  public static let integer = NumberFormat()

  private init() {}

  /// Reads a format.
  ///
  /// - Throws: `TextError.numberFormat` unless the format has exactly one number.
  public init(_ format: String) throws(TextError) {
    var parser = NumberFormatParser(format)
    self.init()
    try parser.parse(into: &self)
  }
}
