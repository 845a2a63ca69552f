@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s9TextTests04FuzzB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    FuzzTests.self,
    traits: [.__documentationLine("/// Broken fonts and unusual texts give errors or boxes, never a crash.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FuzzTests.swift", filePath: "/work/main/Tests/TextTests/FuzzTests.swift", line: 8, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s9TextTests04FuzzB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests04FuzzB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s9TextTests04FuzzB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests04FuzzB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/TextTests/FuzzTests.swift:99:2-99:2
