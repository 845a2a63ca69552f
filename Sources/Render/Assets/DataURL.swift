import Primitives

/// Bytes inside a URL. Source: RFC 2397.
enum DataURL {
  /// The bytes of `data:[type][;base64],…`.
  static func decode(_ url: String) throws(AssetError) -> [UInt8] {
    guard url.hasPrefix("data:"), let comma = url.firstIndex(of: ",") else {
      throw AssetError("a data: URL has a comma before its data")
    }
    let data = url[url.index(after: comma)...].utf8
    if url[..<comma].hasSuffix(";base64") {
      guard let bytes = Base64.decode(data) else {
        throw AssetError("its base64 has a stray character")
      }
      return bytes
    }
    guard let bytes = PercentEncoding.decode(data) else {
      throw AssetError("a per cent sign in it lacks its two digits")
    }
    return bytes
  }
}
