@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s9TextTests0a9ShrinkingB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    TextShrinkingTests.self,
    traits: [.__documentationLine("/// UILabel.adjustsFontSizeToFitWidth, in a font of boxes: a is 200 of 1000 units wide, b 300; ascent 800, descent 200,"),.__documentationLine("/// gap 100.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextShrinkingTests.swift", filePath: "/work/main/Tests/TextTests/TextShrinkingTests.swift", line: 8, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s9TextTests0a9ShrinkingB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a9ShrinkingB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s9TextTests0a9ShrinkingB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a9ShrinkingB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:83:2-83:2
