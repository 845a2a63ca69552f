/// Reads numbers, words and separators of attributes.
struct SVGScanner {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { offset >= bytes.count }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipSpaces() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  /// Skips white space with at most one comma.
  mutating func skipSeparator() {
    skipSpaces()
    if current == UInt8(ascii: ",") { offset += 1 }
    skipSpaces()
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let current, UInt32(current) == character.value else { return false }
    offset += 1
    return true
  }

  /// A finite number; nil if there is none.
  mutating func number() -> Double? {
    let start = offset
    var end = offset
    if let sign = current, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { end += 1 }
    func digits(from index: Int) -> Int {
      bytes[index...].prefix { 0x30...0x39 ~= $0 }.endIndex
    }
    let whole = digits(from: end)
    var hasDigits = whole > end
    end = whole
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = digits(from: end + 1)
      hasDigits = hasDigits || fraction > end + 1
      end = fraction
    }
    guard hasDigits else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var power = end + 1
      if power < bytes.count, bytes[power] == UInt8(ascii: "-") || bytes[power] == UInt8(ascii: "+")
      {
        power += 1
      }
      // `1em` is a length.
      let last = digits(from: power)
      if last > power { end = last }
    }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)),
      value.magnitude <= Self.limit
    else { return nil }
    offset = end
    return value
  }

  /// The largest number, as in path data.
  private static let limit = 1e9

  /// Letters, digits, `-` and `%`; empty if there are none.
  mutating func word() -> String {
    let start = offset
    while let byte = current,
      0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || "-%_".utf8.contains(byte)
    {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// All numbers of a list; nil if something else is in it.
  static func numbers(_ text: String) -> [Double]? {
    var scanner = SVGScanner(text)
    var numbers: [Double] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }
}
