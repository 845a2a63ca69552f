// A strict JSON reader (RFC 8259): no comments, no trailing commas. Values keep their places, so that later errors can
// refer to them.
//
// After an error that does not affect where the next value begins (a repeated key, half of a surrogate pair, a number
// that is too large) reading continues. Other errors end it.

import AnimPrimitives

/// The result of reading a text.
package struct JSONDocument: Sendable {
  /// nil if an error ended reading.
  package var root: JSONNode?
  package var problems: [Problem]
  /// Whether a string begins with `$` or `=`, or a key asks for it, so that a scene has parts to expand.
  package var needsExpansion: Bool

  /// The first error: one sentence, lower case, without a full stop; nil without errors.
  package var fault: String? {
    problems.min { $0.place.range.lowerBound < $1.place.range.lowerBound }?.message
  }
}

package struct JSONReader {
  /// The maximum depth of nested lists and objects.
  static let depthLimit = 512

  let bytes: [UInt8]
  private let expansion: UInt32
  private let keepsComments: Bool
  var position = 0
  var problems: [Problem] = []
  private var needsExpansion = false
  private var depth = 0

  private init(bytes: [UInt8], expansion: UInt32, keepsComments: Bool) {
    self.bytes = bytes
    self.expansion = expansion
    self.keepsComments = keepsComments
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - expansion: of the text in a `SourceMap`.
  ///   - keepsComments: whether comments are members of their objects.
  package static func read(
    _ bytes: [UInt8], in expansion: UInt32 = 0, keepsComments: Bool = false
  ) -> JSONDocument {
    var reader = JSONReader(bytes: bytes, expansion: expansion, keepsComments: keepsComments)
    var root: JSONNode?
    do throws(Problem) {
      root = try reader.readDocument()
    } catch {
      reader.problems.append(error)
    }
    return JSONDocument(
      root: root, problems: reader.problems, needsExpansion: reader.needsExpansion)
  }

  private mutating func readDocument() throws(Problem) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw Problem(
        "the text begins with a byte order mark", at: place(0..<3),
        hint: "save it as UTF-8 without BOM")
    }
    if let invalid = UTF8Validation.firstInvalidSequence(in: bytes) {
      throw Problem(
        "the text is not valid UTF-8: \(Self.hex(bytes[invalid]))", at: place(invalid),
        hint: "save it as UTF-8")
    }
    skipWhitespace()
    guard position < bytes.count else {
      throw Problem("the file is empty", at: place(0..<0), hint: "a scene is a JSON object: { … }")
    }
    let root = try readValue()
    skipWhitespace()
    guard position == bytes.count else {
      throw Problem(
        "unexpected \(nextSummary) after the end of the scene", at: here, hint: strayHint)
    }
    return root
  }

  private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { "0x" + $0.hexadecimal.uppercased() }.joined(separator: " ")
  }
}

// MARK: - Values

extension JSONReader {
  private mutating func readValue() throws(Problem) -> JSONNode {
    let start = position
    let value: JSONNode.Value =
      switch peek {
      case UInt8(ascii: "{"): .object(try readObject())
      case UInt8(ascii: "["): .array(try readArray())
      case UInt8(ascii: "\""): .string(try readText())
      case .some(let byte) where byte.isDigit || byte == UInt8(ascii: "-"): try readNumber()
      default: try readWord()
      }
    return JSONNode(value: value, place: place(start..<position))
  }

  private mutating func readText() throws(Problem) -> String {
    let text = try readString()
    if let first = text.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "=") {
      needsExpansion = true
    }
    return text
  }

  private mutating func readArray() throws(Problem) -> [JSONNode] {
    let opening = try descend()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    skipWhitespace()
    guard !skip(UInt8(ascii: "]")) else { return elements }
    while true {
      elements.append(try readValue())
      guard try readSeparator(closing: UInt8(ascii: "]"), of: "list", opening) else {
        return elements
      }
    }
  }

  private mutating func readObject() throws(Problem) -> [JSONMember] {
    let opening = try descend()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    var keys = UniqueKeys()
    var hasComment = false
    skipWhitespace()
    guard !skip(UInt8(ascii: "}")) else { return members }
    while true {
      let member = try readMember(opening)
      if member.key == Self.comment {
        readComment(member, repeats: hasComment)
        if keepsComments, !hasComment { members.append(member) }
        hasComment = true
      } else if keys.insert(member.key, into: members) {
        members.append(member)
      } else {
        reportRepeated(member, among: members)
      }
      guard try readSeparator(closing: UInt8(ascii: "}"), of: "object", opening) else {
        return members
      }
    }
  }

  /// The key of a comment, which each object may have.
  private static let comment = "//"

  private mutating func readComment(_ member: JSONMember, repeats: Bool) {
    if repeats {
      reportRepeated(member, among: [])
    } else if member.node.string == nil {
      problems.append(
        Problem("a comment must be a text, found \(member.node.summary)", at: member.node.place))
    }
  }

  /// Keys are compared by canonical equivalence. The hint mentions keys with different bytes.
  private mutating func reportRepeated(_ member: JSONMember, among members: [JSONMember]) {
    let first = members.first { $0.key == member.key }
    let looksAlike = first.map { !$0.key.utf8.elementsEqual(member.key.utf8) } ?? false
    problems.append(
      Problem(
        "the key `\(member.key)` is given twice in one object", at: member.keyPlace,
        hint: looksAlike
          ? "the first one has other code points, but is the same text (canonical equivalence in Unicode)"
          : nil))
  }

  private mutating func readMember(_ opening: Int) throws(Problem) -> JSONMember {
    let start = position
    guard peek == UInt8(ascii: "\"") else {
      guard peek != nil else { throw unclosed("object", opening) }
      throw Problem(
        "expected a key in double quotes, found \(nextSummary)", at: here, hint: quotingHint)
    }
    let key = try readString()
    if key == "forEach" || key == "play" || key.utf8.last == UInt8(ascii: "*") {
      needsExpansion = true
    }
    let keyPlace = place(start..<position)
    skipWhitespace()
    guard skip(UInt8(ascii: ":")) else {
      guard peek != nil else { throw unclosed("object", opening) }
      throw Problem(
        "expected `:` after the key `\(key)`, found \(nextSummary)", at: here, hint: strayHint)
    }
    skipWhitespace()
    guard peek != nil else { throw unclosed("object", opening) }
    return JSONMember(key: key, keyPlace: keyPlace, node: try readValue())
  }

  /// Reads the separator after an element. Returns whether another element follows.
  private mutating func readSeparator(
    closing: UInt8, of kind: String, _ opening: Int
  ) throws(Problem) -> Bool {
    skipWhitespace()
    if skip(closing) { return false }
    guard peek != nil else { throw unclosed(kind, opening) }
    let comma = position
    let bracket = String(UnicodeScalar(closing))
    guard skip(UInt8(ascii: ",")) else {
      throw Problem(
        "expected `,` or `\(bracket)` in the \(kind), found \(nextSummary)", at: here,
        hint: strayHint)
    }
    skipWhitespace()
    guard peek != closing else {
      throw Problem(
        "a comma must not come before `\(bracket)`", at: place(comma..<comma + 1), hint: "remove it"
      )
    }
    guard peek != nil else { throw unclosed(kind, opening) }
    return true
  }

  private mutating func readWord() throws(Problem) -> JSONNode.Value {
    let start = position
    while let byte = peek, byte.isWordCharacter { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "":
      throw Problem("expected a value, found \(nextSummary)", at: here, hint: quotingHint)
    case "NaN", "Infinity", "nan", "inf":
      throw Problem("`\(word)` is not a number in JSON", at: place(start..<position))
    default:
      throw Problem(
        "expected a value, found `\(word)`", at: place(start..<position),
        hint: Self.literal(meantBy: word).map { "did you mean `\($0)`?" }
          ?? "put text in double quotes")
    }
  }

  /// The JSON literal for another language's keyword.
  private static func literal(meantBy word: String) -> String? {
    let word = word.lowercased()
    if ["none", "nil", "undefined"].contains(word) { return "null" }
    return ["true", "false", "null"].first { $0 == word }
  }
}

// MARK: - Moving on

extension JSONReader {
  /// The next byte; nil at the end.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The place of the next character.
  var here: Place {
    place(position..<min(position + nextCharacter.utf8.count, bytes.count))
  }

  /// A range of the text.
  func place(_ range: Range<Int>) -> Place { Place(range, in: expansion) }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipWhitespace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  /// Reads a bracket and returns its place.
  private mutating func descend() throws(Problem) -> Int {
    guard depth < Self.depthLimit else {
      throw Problem("lists and objects are nested more than \(Self.depthLimit) deep", at: here)
    }
    depth += 1
    position += 1
    return position - 1
  }

  private func unclosed(_ kind: String, _ opening: Int) -> Problem {
    Problem(
      "the text ends inside this \(kind)", at: place(opening..<opening + 1),
      hint: "its closing `\(kind == "list" ? "]" : "}")` is missing")
  }
}

/// Detects repeated keys: by comparison in small objects, with a set in large ones.
private struct UniqueKeys {
  private var set: Set<String> = []

  /// Whether the key is new.
  mutating func insert(_ key: String, into members: [JSONMember]) -> Bool {
    guard members.count >= 16 else { return !members.contains { $0.key == key } }
    if set.isEmpty { set = Set(members.map(\.key)) }
    return set.insert(key).inserted
  }
}
