/// A range of bytes in a file, and the way by which the text came to where it is read.
///
/// Twelve bytes: every value and every key of a document has one. Files are read up to 4 GiB.
package struct Place: Hashable, Sendable {
  /// The index of the expansion in a `SourceMap`; 0 is the main file.
  package let expansion: UInt32
  private let start: UInt32
  private let end: UInt32

  package init(_ range: Range<Int>, in expansion: UInt32 = 0) {
    self.expansion = expansion
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// Byte offsets into the file's text.
  package var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }

  /// A part of the same file, reached in the same way.
  package func with(_ range: Range<Int>) -> Place { Place(range, in: expansion) }

  /// The first byte: the opening bracket of a list or an object.
  package var opening: Place { with(range.lowerBound..<range.lowerBound + 1) }
}
