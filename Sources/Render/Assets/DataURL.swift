import Primitives

/// Bytes that stand in their own address. Source: RFC 2397, RFC 4648.
enum DataURL {
  /// The bytes of `data:[type][;base64],…`.
  static func decode(_ url: String) throws(AssetError) -> [UInt8] {
    guard url.hasPrefix("data:"), let comma = url.firstIndex(of: ",") else {
      throw AssetError("a data: URL has a comma before its data")
    }
    let data = url[url.index(after: comma)...].utf8
    if url[..<comma].hasSuffix(";base64") { return try base64(data) }
    guard let bytes = PercentEncoding.decode(data) else {
      throw AssetError("a per cent sign in it lacks its two digits")
    }
    return bytes
  }

  private static func base64(_ text: Substring.UTF8View) throws(AssetError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in text where byte != UInt8(ascii: "=") {
      guard let digit = digit(byte) else { throw AssetError("its base64 has a stray character") }
      bits = bits << 6 | UInt32(digit)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
