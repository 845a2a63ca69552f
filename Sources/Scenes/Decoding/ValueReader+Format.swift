import Text

extension ValueReader where Value == NumberFormat {
  /// A printf format for one number: `%d`, `%'d`, `%.1f %%`.
  static var numberFormat: ValueReader {
    ValueReader("a format for one number, such as \"%.0f\" or \"%'d\"") { node, subject in
      guard let text = node.string else {
        subject.mismatch(node)
        return nil
      }
      do throws(TextError) {
        return try NumberFormat(text)
      } catch {
        guard case .numberFormat(_, let offset, let reason) = error else { return nil }
        // The parser counts code points, places in a string are bytes.
        let start = text.unicodeScalars.prefix(offset).reduce(0) { $0 + UTF8.width($1) }
        let width = text.unicodeScalars.dropFirst(offset).first.map { UTF8.width($0) } ?? 1
        subject.context.error(reason, in: node, at: start..<start + width)
        return nil
      }
    }
  }
}
