/// Base64 (RFC 4648 §4), for pictures inside of a page.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  static func encode(_ bytes: [UInt8]) -> String {
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
}
