@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_17Z267d5aeba4529274fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathShapesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_7__localfMu_.`nothing comes of an empty rectangle`())))
  }
  try await $s15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_25generator267d5aeba4529274fMu_() async -> Testing.Test {
  return .__function(
  named: "`nothing comes of an empty rectangle`()",
  in: PathShapesTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "nothing comes of an empty rectangle",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathShapesTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift", line: 105, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_17Z267d5aeba4529274fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_24accessor267d5aeba4529274fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_25generator267d5aeba4529274fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_33testContentRecord267d5aeba4529274fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010PathShapesB0V0046nothingcomesofanemptyrectangle_tCafccfAEEJJqJa4TestfMp_24accessor267d5aeba4529274fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:109:4-109:4
