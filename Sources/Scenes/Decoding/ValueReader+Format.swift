extension ValueReader where Value == String {
  /// A printf format for one number: `%d`, `%'d`, `%.1f %%`.
  static var numberFormat: ValueReader {
    ValueReader("a format for one number, such as \"%.0f\" or \"%'d\"") { node, subject in
      guard let text = node.string else {
        subject.mismatch(node)
        return nil
      }
      do throws(FormatError) {
        try checkFormat(Array(text.utf8))
        return text
      } catch {
        subject.context.error(error.message, in: node, at: error.range)
        return nil
      }
    }
  }

  private struct FormatError: Error {
    let message: String
    let range: Range<Int>
  }

  /// `% [flags]* [width]? [. precision]? [length]* [diuoxfeg]` once, and `%%` anywhere.
  private static func checkFormat(_ bytes: [UInt8]) throws(FormatError) {
    var conversions = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      while index < bytes.count, "'+- 0#.123456789".utf8.contains(bytes[index]) { index += 1 }
      while index < bytes.count, "hljztLq".utf8.contains(bytes[index]) { index += 1 }
      let range = start..<min(index + 1, bytes.count)
      guard index < bytes.count, "diuoxXfFeEgG%".utf8.contains(bytes[index]), range.count <= 12
      else {
        throw FormatError(message: "a format is %d, %f, %e, %g or %%", range: range)
      }
      let isPercentSign = bytes[index] == UInt8(ascii: "%")
      if isPercentSign, index > start + 1 {
        throw FormatError(message: "a percent sign is written %%", range: range)
      }
      conversions += isPercentSign ? 0 : 1
      if conversions > 1 {
        throw FormatError(message: "a format has one place for the number", range: range)
      }
      index += 1
    }
    if conversions == 0 {
      throw FormatError(
        message: "a format has one place for the number, such as %d", range: 0..<bytes.count)
    }
  }
}
