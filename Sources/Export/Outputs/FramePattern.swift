import Files

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
    let bytes = name.utf8
    guard bytes.starts(with: prefix.utf8),
      bytes.count > prefix.utf8.count + suffix.utf8.count,
      let number = Int(
        Substring(bytes.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count))),
      number >= 0, self.name(number).utf8.elementsEqual(bytes)
    else { return nil }
    return number
  }

  /// Whether a name consists of the pattern's letters around a number from 1, which may have another number of digits.
  func matchesAnyWidth(_ name: String) -> Bool {
    let bytes = name.utf8
    guard bytes.count > prefix.utf8.count + suffix.utf8.count, bytes.starts(with: prefix.utf8),
      bytes.reversed().starts(with: suffix.utf8.reversed())
    else { return false }
    let digits = bytes.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
    return digits.allSatisfy { 0x30...0x39 ~= $0 } && digits.contains { $0 != 0x30 }
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
