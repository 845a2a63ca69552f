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
}
