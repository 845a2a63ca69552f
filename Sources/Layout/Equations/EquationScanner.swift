import AnimPrimitives

/// Splits an equation into tokens.
struct EquationScanner {
  /// A word, number or operator.
  struct Token: Hashable {
    enum Kind: Hashable {
      /// A name, a dot and an attribute.
      case attribute(item: String, name: String)
      /// A name without a dot.
      case word(String)
      case number(Double)
      case relation(LayoutConstraint.Relation)
      case plus, minus, times, divided, at
      case end
    }

    var kind: Kind
    var range: Range<Int>
  }

  private var scanner: ByteScanner
  private let number: (String) -> Double?

  /// - Parameter number: returns the value of a parameter.
  init(_ text: String, number: @escaping (String) -> Double? = { _ in nil }) {
    scanner = ByteScanner(text)
    self.number = number
  }

  mutating func next() throws(EquationError) -> Token {
    scanner.skip { $0 == 0x20 || $0 == 0x09 }
    let start = scanner.position
    guard start < bytes.count else { return Token(kind: .end, range: start..<start) }
    try checkRelation(at: start)
    if let sign = sign() { return Token(kind: sign, range: start..<scanner.position) }
    let byte = bytes[start]
    if byte.isDigit || byte == UInt8(ascii: ".") { return try number(from: start) }
    if byte == UInt8(ascii: "$") { return try parameter(from: start) }
    if byte == UInt8(ascii: "'") || Self.beginsWord(byte) { return try name(from: start) }
    throw EquationError(
      "unexpected \(scanner.found(quotedBy: "`")) in an equation", at: start..<(start + 1))
  }

  /// Rejects `=`, `=<` and other invalid relations.
  private func checkRelation(at start: Int) throws(EquationError) {
    let signs = bytes[start...].prefix { "<=>".utf8.contains($0) }
    let written = text(signs.indices)
    guard !written.isEmpty, LayoutConstraint.Relation(rawValue: written) == nil else { return }
    let meant = written.contains(">") ? ">=" : written.contains("<") ? "<=" : "=="
    throw EquationError(
      "expected `==`, `>=` or `<=`, found `\(written)`", at: signs.indices,
      hint: "did you mean `\(meant)`?")
  }

  private mutating func sign() -> Token.Kind? {
    for relation in LayoutConstraint.Relation.allCases where scanner.skip(relation.rawValue) {
      return relation.token
    }
    let kind: Token.Kind? =
      switch scanner.current {
      case UInt8(ascii: "+"): .plus
      case UInt8(ascii: "-"): .minus
      case UInt8(ascii: "*"): .times
      case UInt8(ascii: "/"): .divided
      case UInt8(ascii: "@"): .at
      default: nil
      }
    if kind != nil { scanner.advance() }
    return kind
  }

  private mutating func number(from start: Int) throws(EquationError) -> Token {
    var last: UInt8 = 0
    scanner.skip { byte in
      let isExponentSign =
        (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && last | 0x20 == UInt8(ascii: "e")
      last = byte
      return byte.isDigit || byte.isLetter || byte == UInt8(ascii: ".") || isExponentSign
    }
    let text = scanner.text(from: start)
    guard let number = Double(text), number.isFinite, !text.lowercased().contains("x") else {
      throw EquationError("\"\(text)\" is not a number", at: start..<scanner.position)
    }
    return Token(kind: .number(number), range: start..<scanner.position)
  }

  /// The value of a parameter: `$gap`. Its name contains hyphens only if there is such a parameter.
  private mutating func parameter(from start: Int) throws(EquationError) -> Token {
    var end = start + 1
    while end < bytes.count, Self.isPlain(bytes[end]), bytes[end] != UInt8(ascii: ".") { end += 1 }
    let whole = start..<end
    while end > start + 1 {
      if let value = number(text((start + 1)..<end)) {
        scanner.move(to: end)
        return Token(kind: .number(value), range: start..<end)
      }
      end = bytes[(start + 1)..<end].lastIndex(of: UInt8(ascii: "-")) ?? start
    }
    throw EquationError("there is no number called `\(text(whole))`", at: whole)
  }
}

// MARK: - Names

extension EquationScanner {
  /// `card.width`, `row.2.width`, `wifi/knob.width`, `'my card'.width`, `'it''s'.width`, or a word.
  ///
  /// A name may contain dots, hyphens and slashes. The last dot before an attribute's name separates the attribute. A
  /// hyphen directly after the attribute is a minus, and a slash divides: `canvas.width-1.5`, `wifi/knob.width/2`.
  private mutating func name(from start: Int) throws(EquationError) -> Token {
    if bytes[start] == UInt8(ascii: "'") { return try quotedName(from: start) }
    let end = self.end(ofNameFrom: start)
    var last: Int?
    for dot in (start..<end).reversed() where bytes[dot] == UInt8(ascii: ".") {
      if last == nil { last = dot }
      let word = letters(from: dot + 1, end)
      let after = dot + 1 + word.utf8.count
      guard LayoutAttribute(rawValue: word) != nil,
        after == end || bytes[after] == UInt8(ascii: "-")
      else { continue }
      return token(start, dot, attribute: word, end: after)
    }
    guard let last else {
      scanner.move(to: end)
      return Token(kind: .word(text(start..<end)), range: start..<end)
    }
    return token(start, last, attribute: text((last + 1)..<end), end: end)
  }

  /// The end of the characters of a name and its attribute. A slash ends them if an attribute stands before it.
  private func end(ofNameFrom start: Int) -> Int {
    var end = start
    var part = start
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "/") {
        let word = text(((bytes[part..<end].lastIndex(of: UInt8(ascii: ".")) ?? end - 1) + 1)..<end)
        let isFollowed = end + 1 < bytes.count && Self.isPlain(bytes[end + 1])
        guard isFollowed, LayoutAttribute(rawValue: word) == nil else { return end }
        part = end + 1
      } else if !Self.isPlain(bytes[end]) {
        return end
      }
      end += 1
    }
    return end
  }

  private mutating func token(_ start: Int, _ dot: Int, attribute: String, end: Int) -> Token {
    scanner.move(to: end)
    return Token(kind: .attribute(item: text(start..<dot), name: attribute), range: start..<end)
  }

  private mutating func quotedName(from start: Int) throws(EquationError) -> Token {
    guard let close = closingMark(after: start) else {
      throw EquationError("a name has no closing quotation mark", at: start..<bytes.count)
    }
    guard close + 1 < bytes.count, bytes[close + 1] == UInt8(ascii: ".") else {
      throw EquationError("a name is followed by a dot and an attribute", at: start..<(close + 1))
    }
    let word = letters(from: close + 2, bytes.count)
    scanner.move(to: close + 2 + word.utf8.count)
    let item = text((start + 1)..<close).replacing("''", with: "'")
    return Token(kind: .attribute(item: item, name: word), range: start..<scanner.position)
  }

  /// The end of a quoted name. Two quotation marks inside it mean one.
  private func closingMark(after start: Int) -> Int? {
    var index = start + 1
    while let mark = bytes[index...].firstIndex(of: UInt8(ascii: "'")) {
      guard mark + 1 < bytes.count, bytes[mark + 1] == UInt8(ascii: "'") else { return mark }
      index = mark + 2
    }
    return nil
  }

  private func letters(from start: Int, _ end: Int) -> String {
    text(start..<(bytes[start..<end].firstIndex { !$0.isLetter } ?? end))
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { scanner.text(range) }

  private var bytes: [UInt8] { scanner.bytes }

  /// Whether a byte may begin a name: a letter, `_`, or non-ASCII.
  static func beginsWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Whether an unquoted name may contain a byte.
  static func isPlain(_ byte: UInt8) -> Bool {
    beginsWord(byte) || byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// Whether a name with slashes is read as one name.
  static func reads(path id: String) -> Bool {
    guard id.utf8.contains(UInt8(ascii: "/")) else { return false }
    var scanner = EquationScanner("\(id).width")
    return (try? scanner.next().kind) == .attribute(item: id, name: "width")
  }
}

extension LayoutConstraint.Relation {
  fileprivate var token: EquationScanner.Token.Kind { .relation(self) }
}
