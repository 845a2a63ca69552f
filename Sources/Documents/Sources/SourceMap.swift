/// The files that a document was read from, and how text of them came to where it is read.
///
/// Each substitution adds one expansion, which all values of the substituted text share.
package struct SourceMap: Sendable {
  /// Text of a file as it is read at a place.
  package struct Expansion: Hashable, Sendable {
    /// The index in `files`.
    package let file: Int
    /// The expansion that is the whole file.
    fileprivate let whole: UInt32
    /// The place that stands for the text; nil for a file that is read as a whole. That place may be in an expansion
    /// itself, so places form a chain.
    package let use: Place?
    /// The name by which the place refers to the text: of a parameter.
    package let name: String
  }

  package private(set) var files: [SourceFile]
  private var expansions: [Expansion]

  /// - Parameter main: the file that is expansion 0.
  package init(_ main: SourceFile) {
    files = [main]
    expansions = [Expansion(file: 0, whole: 0, use: nil, name: "")]
  }

  package var main: SourceFile { files[0] }

  package func file(of place: Place) -> SourceFile { files[self[place].file] }

  package subscript(_ place: Place) -> Expansion { expansions[Int(place.expansion)] }

  /// Adds a file that is read as a whole. Returns its expansion.
  package mutating func add(_ file: SourceFile) -> UInt32 {
    files.append(file)
    let whole = UInt32(clamping: expansions.count)
    expansions.append(Expansion(file: files.count - 1, whole: whole, use: nil, name: ""))
    return whole
  }

  /// Adds the expansion for the text at a place, which is read in place of `use`.
  package mutating func expand(_ text: Place, at use: Place, name: String) -> UInt32 {
    let text = self[text]
    expansions.append(Expansion(file: text.file, whole: text.whole, use: use, name: name))
    return UInt32(clamping: expansions.count - 1)
  }

  /// The place in the file, whatever brought its text to where it is read.
  package func written(_ place: Place) -> Place { Place(place.range, in: self[place].whole) }

  /// Whether a place is read where it is written.
  package func isWritten(_ place: Place) -> Bool { self[place].use == nil }

  /// The place that an expansion's text is read in place of; nil for a file that is read as a whole.
  package func use(of expansion: UInt32) -> Place? { expansions[Int(expansion)].use }

  /// The places that brought a place's text to where it is read, from the inside out.
  package func uses(of place: Place) -> [(name: String, place: Place)] {
    var result: [(name: String, place: Place)] = []
    var expansion = self[place]
    while let use = expansion.use {
      result.append((expansion.name, use))
      expansion = self[use]
    }
    return result
  }
}
