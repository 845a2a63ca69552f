@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s9TextTests08CoverageB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    CoverageTests.self,
    traits: [.__documentationLine("/// Characters whose glyphs in a font have no outline. Icons.ttf has some letters and an emoji without outlines, and"),.__documentationLine("/// `home` as a ligature.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/CoverageTests.swift", filePath: "/work/main/Tests/TextTests/CoverageTests.swift", line: 8, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s9TextTests08CoverageB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests08CoverageB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s9TextTests08CoverageB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests08CoverageB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:111:2-111:2
