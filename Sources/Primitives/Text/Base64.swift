/// Encodes six bits of data per digit. Source: RFC 4648 §4.
package enum Base64 {
  /// The ASCII digits of the values 0 to 63.
  package static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// With padding, without line breaks.
  package static func encode(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let second = index + 1 < bytes.count ? bytes[index + 1] : nil
      let third = index + 2 < bytes.count ? bytes[index + 2] : nil
      let group = Int(bytes[index]) << 16 | Int(second ?? 0) << 8 | Int(third ?? 0)
      result.append(digits[group >> 18])
      result.append(digits[group >> 12 & 63])
      result.append(second == nil ? padding : digits[group >> 6 & 63])
      result.append(third == nil ? padding : digits[group & 63])
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Also accepts URL-safe digits (RFC 4648 §5) and missing padding.
  ///
  /// - Returns: nil if a character is not a digit.
  package static func decode(_ text: Substring.UTF8View) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in text where byte != padding {
      guard let value = value(of: byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
