/// A code point's class in the bidirectional algorithm, by Unicode's short names.
///
/// The order is that of scripts/unicode-tables. Source: UAX #9 table 4.
enum BidiClass: UInt8, Sendable {
  /// Letters: left-to-right, right-to-left, Arabic.
  case l, r, al
  /// European digits, their separators and signs; Arabic digits; separators of both.
  case en, es, et, an, cs
  /// Nonspacing marks, boundary neutrals.
  case nsm, bn
  /// Paragraph and segment separators, white space, other neutrals.
  case b, s, ws, on
  /// Explicit embeddings and overrides, and their end.
  case lre, lro, rle, rlo, pdf
  /// Isolates and their end.
  case lri, rli, fsi, pdi

  private static let table = RangeTable(bidiClassTable)

  init(of scalar: UInt32) {
    self = BidiClass(rawValue: Self.table.value(of: scalar)) ?? .l
  }
}

extension BidiClass {
  /// Whether the class is strongly right-to-left.
  var isStrongRightToLeft: Bool { self == .r || self == .al }

  /// LRI, RLI, FSI
  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// The classes that rule X9 removes.
  var isRemoved: Bool {
    switch self {
    case .lre, .lro, .rle, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// B, S, WS, ON and isolate controls: the classes that N1 and N2 resolve.
  var isNeutralOrIsolate: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }
}
