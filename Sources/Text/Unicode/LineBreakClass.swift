/// A code point's class in line breaking, by Unicode's short names.
///
/// The order is that of scripts/unicode-tables. Source: UAX #14 table 1.
enum LineBreakClass: UInt8, Sendable {
  /// Letters; break after; break before; em dash; break here; other breaks.
  case al, ba, bb, b2, bk, cb
  /// Closing punctuation and parenthesis, marks, line ends, emoji, exclamation.
  case cl, cm, cp, cr, eb, em, ex
  /// Glue, Hebrew letters, hyphen, Hangul syllables, ideographs, ellipses, separators of numbers.
  case gl, hl, hy, h2, h3, id, inseparable, infix
  /// Hangul letters, line feed, next line, non-starters, numbers, opening punctuation.
  case jl, jt, jv, lf, nl, ns, nu, op, po
  /// Signs before numbers, quotation marks, flags, slashes, space, word joiner.
  case pr, qu, ri, sp, sy, wj
  /// Zero width space, zero width joiner.
  case zw, zwj
  /// Wide opening punctuation and closing parentheses, which LB30 excludes.
  case opWide, cpWide

  private static let table = RangeTable(lineBreakClassTable)

  init(of scalar: UInt32) {
    let value = LineBreakClass(rawValue: Self.table.value(of: scalar)) ?? .al
    // From U+AC00 on, every 28th syllable has no final consonant.
    let isOpenSyllable = value == .h3 && scalar >= 0xAC00 && (scalar - 0xAC00) % 28 == 0
    self = isOpenSyllable ? .h2 : value
  }
}

extension LineBreakClass {
  var isLetter: Bool { self == .al || self == .hl }
  var isOpening: Bool { self == .op || self == .opWide }
  var isClosing: Bool { self == .cl || isClosingParenthesis }
  var isClosingParenthesis: Bool { self == .cp || self == .cpWide }
  var isPicture: Bool { self == .id || self == .eb || self == .em }
  /// A sign that belongs to a number: `$`, `%`.
  var isNumericSign: Bool { self == .pr || self == .po }

  var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }

  /// BK, CR, LF, NL: a line ends after it.
  var isLineEnd: Bool {
    switch self {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }
}
