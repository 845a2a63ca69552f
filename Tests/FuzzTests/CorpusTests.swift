import Foundation
import AnimFuzzReaders
import AnimTestSupport
import Testing

/// The small inputs in `Corpus`: examples, and in `found.base64` inputs that `scripts/fuzz` found, one in each line. Together
/// they reach most of each reader. Reading ends without a trap.
@Suite struct CorpusTests {
  @Test(arguments: FuzzReader.allCases)
  func `a reader survives its corpus`(reader: FuzzReader) throws {
    let folder = "Tests/FuzzTests/Corpus/\(reader.rawValue)"
    let paths = Repository.paths(in: folder, endingWith: "")
    #expect(!paths.isEmpty)
    for path in paths {
      guard path.hasSuffix(".base64") else {
        reader.read(try Repository.bytes(of: path))
        continue
      }
      for line in try Repository.lines(of: path) {
        reader.read(Array(try #require(Data(base64Encoded: line))))
      }
    }
  }
}
