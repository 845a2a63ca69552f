import AnimDiff
import AnimExport
import AnimInspect
import AnimRendering
import Testing

@Suite struct GoldenRecordingTests {
  @Test(arguments: [
    (GoldenRecording.missing, true, false), (.failed, true, true), (.all, true, true),
    (.never, false, false),
  ])
  func `a recording says which goldens are written`(
    recording: GoldenRecording, writesMissing: Bool, writesDifferent: Bool
  ) {
    #expect(recording.mends(.missing) == writesMissing)
    #expect(recording.mends(.different) == writesDifferent)
  }

  @Test(arguments: GoldenRecording.allCases)
  func `the comparison of all goldens is exact`(recording: GoldenRecording) {
    let asked = PixelTolerance(threshold: 0.1)
    #expect(recording.tolerance(asked) == (recording == .all ? .exact : asked))
  }

  @Test(
    arguments: [
      (nil, false), ("", false), ("0", false), ("false", false), ("true", true), ("1", true),
    ] as [(String?, Bool)])
  func `continuous integration is where CI says so`(ci: String?, isOne: Bool) {
    #expect(GoldenRecording.isContinuousIntegration(ci: ci) == isOne)
  }

  /// A golden that has no pictures.
  private struct Unreadable: Error, Hashable {}

  /// The verdict about a golden, and whether it was written.
  private func verdict(
    _ recording: GoldenRecording, of path: String, _ compare: () throws(Unreadable) -> String?
  ) throws(Unreadable) -> (GoldenVerdict<String, Unreadable>, isWritten: Bool) {
    var isWritten = false
    let verdict = try recording.verdict(
      of: path, comparing: compare, isUnreadable: { _ in true },
      writing: { () throws(Unreadable) in isWritten = true })
    return (verdict, isWritten)
  }

  @Test(arguments: GoldenRecording.allCases)
  func `a golden is written where it is missing, differs or has no pictures`(
    recording: GoldenRecording
  ) throws {
    let writesDifferent = recording == .failed || recording == .all
    let missing = try verdict(recording, of: "no such folder/golden.apng") { nil }
    #expect(missing.isWritten == (recording != .never))
    switch missing.0 {
    case .recorded: #expect(recording != .never)
    case .missing: #expect(recording == .never)
    default: Issue.record("\(missing.0)")
    }
    let same = try verdict(recording, of: #filePath) { nil }
    #expect(!same.isWritten)
    if case .same = same.0 {} else { Issue.record("\(same.0)") }
    let different = try verdict(recording, of: #filePath) { "size" }
    #expect(different.isWritten == writesDifferent)
    switch different.0 {
    case .updated("size"): #expect(writesDifferent)
    case .different("size"): #expect(!writesDifferent)
    default: Issue.record("\(different.0)")
    }
    guard writesDifferent else {
      #expect(throws: Unreadable()) {
        try verdict(recording, of: #filePath) { () throws(Unreadable) in throw Unreadable() }
      }
      return
    }
    let unreadable = try verdict(recording, of: #filePath) { () throws(Unreadable) in
      throw Unreadable()
    }
    #expect(unreadable.isWritten)
    if case .replaced = unreadable.0 {} else { Issue.record("\(unreadable.0)") }
  }
}
