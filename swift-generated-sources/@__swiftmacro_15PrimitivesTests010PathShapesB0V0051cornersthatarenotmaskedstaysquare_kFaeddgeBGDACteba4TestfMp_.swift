@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_17Z669a28464b389e1cfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathShapesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_7__localfMu_.`corners that are not masked stay square`())))
  }
  try await $s15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_25generator669a28464b389e1cfMu_() async -> Testing.Test {
  return .__function(
  named: "`corners that are not masked stay square`()",
  in: PathShapesTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "corners that are not masked stay square",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathShapesTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift", line: 95, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_17Z669a28464b389e1cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_24accessor669a28464b389e1cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_25generator669a28464b389e1cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_33testContentRecord669a28464b389e1cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010PathShapesB0V0051cornersthatarenotmaskedstaysquare_kFaeddgeBGDACteba4TestfMp_24accessor669a28464b389e1cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:103:4-103:4
