/// A printf format for one number, with text around it: `"%'d points"`, `"%+.1f %%"`.
///
/// `%[flags][width][.precision][length]conversion`, the same on every machine and in every locale:
///
/// | conversion | writes |
/// | --- | --- |
/// | `d` `i` `u` | the nearest whole number, halves away from zero |
/// | `f` `F` | so many digits behind the point as the precision says, 6 unless it does |
/// | `e` `E` | one digit before the point, with an exponent |
/// | `g` `G` | as `f` or `e`, whichever suits, without zeros at the end |
/// | `x` `X` `o` | the nearest whole number in base 16 or 8 |
/// | `%` | a percent sign |
///
/// Flags: `-` left in its width, `+` and space a sign before positive numbers, `0` zeros up to the width,
/// `#` the alternative form, `'` commas between thousands. Length modifiers (`l`, `ll` …) mean nothing.
/// Digits are correctly rounded, exact halves of `f`, `e` and `g` to even, as the C library's are. Unlike
/// in C, numbers that round to zero have no minus sign, whole numbers have no limit, and unsigned ones may
/// be negative. Source: ISO C 7.23.6.1, POSIX `fprintf` for `'`.
public struct NumberFormat: Hashable, Sendable {
  enum Conversion: Hashable, Sendable {
    case integer(radix: Int)
    case fixed
    case exponent
    case general
  }

  /// Flags as printf has them; all off by default.
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

  /// `%d`: the format of a label that counts without one.
  public static let integer = NumberFormat()

  private init() {}

  /// Reads a format.
  ///
  /// - Throws: `TextError.numberFormat` unless it takes exactly one number.
  public init(_ format: String) throws(TextError) {
    var parser = NumberFormatParser(format)
    self.init()
    try parser.parse(into: &self)
  }
}
