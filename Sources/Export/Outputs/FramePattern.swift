import AnimFiles

/// The names of numbered files: `frames/`, or a pattern with one `%d` such as `frames/%04d.png`.
package struct FramePattern: Hashable, Sendable {
  /// With a trailing slash, or empty.
  package let directory: String
  private let prefix: String
  private let suffix: String
  private let width: Int

  /// nil if the name has no `%d`, more than one, or another format specifier.
  package init?(_ path: String) {
    if path.hasSuffix("/") {
      directory = path
      prefix = ""
      suffix = ".png"
      width = 4
      return
    }
    let parts = PathParts(path)
    directory = parts.directory
    let name = parts.name[...]
    guard let percent = name.firstIndex(of: "%"),
      let letter = name[percent...].firstIndex(of: "d")
    else { return nil }
    let digits = name[name.index(after: percent)..<letter]
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), digits.count <= 2,
      digits.isEmpty || digits.hasPrefix("0"),
      !name[letter...].contains("%")
    else { return nil }
    prefix = String(name[..<percent])
    suffix = String(name[name.index(after: letter)...])
    width = Int(digits) ?? 1
  }

  /// The file name of a frame without its folder. Frames are numbered from 1.
  package func name(_ number: Int) -> String {
    let digits = String(number)
    return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits + suffix
  }

  /// The number in a file name, which may be 0; nil if the name does not match the pattern byte by byte.
  package func number(of name: String) -> Int? {
    guard let middle = middle(of: name), let number = Int(Substring(middle)), number >= 0,
      self.name(number).utf8.elementsEqual(name.utf8)
    else { return nil }
    return number
  }

  /// The bytes of a name between the pattern's letters; nil if it has other letters, or none between them.
  private func middle(of name: String) -> Substring.UTF8View? {
    let bytes = name.utf8
    guard bytes.count > prefix.utf8.count + suffix.utf8.count, bytes.starts(with: prefix.utf8),
      bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    else { return nil }
    return bytes.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
  }

  /// Whether a name is that of one of the first `count` frames.
  func names(_ name: String, upTo count: Int) -> Bool {
    number(of: name).map { (1...max(count, 1)).contains($0) } ?? false
  }
}

extension FramePattern {
  /// - Throws: `framePattern`.
  init(ofOutput path: String) throws(ExportError) {
    guard let pattern = FramePattern(path) else { throw .framePattern(path: path) }
    self = pattern
  }
}
