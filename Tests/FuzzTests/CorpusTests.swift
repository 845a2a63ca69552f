import Foundation
import FuzzReaders
import TestSupport
import Testing

/// The small inputs that `scripts/fuzz` keeps in `Corpus`, and those of mended faults. Reading ends without a trap.
@Suite struct CorpusTests {
  @Test(arguments: FuzzReader.allCases)
  func `a reader survives its corpus`(reader: FuzzReader) throws {
    let folder = "Tests/FuzzTests/Corpus/\(reader.rawValue)"
    let paths = Repository.paths(in: folder, endingWith: "")
    #expect(!paths.isEmpty)
    for path in paths { reader.read(try Repository.bytes(of: path)) }
  }
}
