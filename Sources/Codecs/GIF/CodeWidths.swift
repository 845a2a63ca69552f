/// How long LZW codes are: they begin with one bit more than the code size, and grow with the dictionary, which is
/// cleared when it is full.
enum CodeWidths {
  /// What an image's first codes take, in bits.
  ///
  /// - Parameters:
  ///   - count: of the codes, at least 0.
  ///   - codeSize: the minimum code size, 2…8.
  static func bitCount(ofCodes count: Int, codeSize: Int) -> Int {
    var bits = 0
    var rest = count
    while rest > 0 {
      // The clear code and the one for the end have no string.
      var known = (1 << codeSize) + 2
      for width in (codeSize + 1)...12 where rest > 0 {
        let codes = min(rest, (1 << width) - known)
        bits += codes * width
        rest -= codes
        known = 1 << width
      }
    }
    return bits
  }
}
