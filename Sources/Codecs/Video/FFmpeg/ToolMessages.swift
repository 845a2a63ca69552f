#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The messages of a program that failed.
struct ToolMessages {
  private let lines: [Substring]

  init(text: String) {
    // Times of frames are no messages.
    lines = text.split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("frame:") && $0 != "frame=1" }
  }

  /// The error in the program's own words.
  func error(of name: String, exitCode: Int32) -> CodecError {
    if let line = lines.first(where: { line in Self.missing.contains { line.contains($0) } }) {
      return .toolLacksEncoder(name: name, message: Self.withoutPlace(line))
    }
    if let code = systemReason { return .cannotWrite(code: code) }
    return .toolFailed(
      name: name,
      message: lastWords
        ?? "it ended with exit code \(exitCode) and without a message; does '\(name) -version' work?"
    )
  }

  /// The last line that gives a reason. FFmpeg's last line is often only `Conversion failed!`.
  var lastWords: String? {
    (lines.last { !Self.conclusions.contains(String($0)) } ?? lines.last).map(Self.withoutPlace)
  }

  /// The first line that contains one of several texts, without the part of the program.
  func line(containing texts: [String]) -> String? {
    lines.first { line in texts.contains { line.contains($0) } }.map(Self.withoutPlace)
  }

  /// The system's error at the end of a line, if writing failed.
  var systemReason: Int32? {
    [ENOSPC, EDQUOT, EFBIG, EROFS, EIO].first { code in
      // The C library's text is copied at once.
      guard let reason = unsafe strerror(code).map({ unsafe String(cString: $0) }) else {
        return false
      }
      return lines.contains { $0.hasSuffix(": \(reason)") }
    }
  }

  private static let conclusions = ["Conversion failed!"]
  private static let missing = [
    "Unknown encoder", "Encoder not found", "Automatic encoder selection failed",
    "is not a suitable output format", "Unrecognized option", "No such filter",
    "Requested output format", "Unknown format",
  ]

  /// A line without the part of the program that it begins with: `[libx264 @ 0x55d0c8] `.
  private static func withoutPlace(_ line: Substring) -> String {
    guard line.hasPrefix("["), line.contains(" @ "), let end = line.firstIndex(of: "]") else {
      return String(line)
    }
    return String(line[line.index(after: end)...].drop { $0 == " " })
  }
}
