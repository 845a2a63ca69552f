import AnimTestSupport

/// The lines of a file in Vectors, without comments.
func vectorLines(_ name: String) throws -> [String] {
  try Repository.lines(of: "Tests/TextTests/Vectors/\(name)")
}

/// Hexadecimal code points, separated by spaces.
func codePoints(_ text: some StringProtocol) -> [UInt32] {
  text.split(separator: " ").compactMap { UInt32($0, radix: 16) }
}

/// A file in Vectors.
func vectorBytes(_ name: String) throws -> [UInt8] {
  try Repository.bytes(of: "Tests/TextTests/Vectors/\(name)")
}
