@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s15PrimitivesTests07IntRectB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    IntRectTests.self,
    traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/IntRectTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift", line: 4, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s15PrimitivesTests07IntRectB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07IntRectB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s15PrimitivesTests07IntRectB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07IntRectB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:37:2-37:2
