@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_17Z7bbc145b06d7608cfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FunctionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_7__localfMu_.`what rises never falls by a bit`())))
  }
  try await $s15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_25generator7bbc145b06d7608cfMu_() async -> Testing.Test {
  return .__function(
  named: "`what rises never falls by a bit`()",
  in: FunctionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "what rises never falls by a bit",traits: [.__documentationLine("/// Values must increase where the range reduction or the row of a table changes.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/FunctionTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift", line: 120, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_17Z7bbc145b06d7608cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_24accessor7bbc145b06d7608cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_25generator7bbc145b06d7608cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_33testContentRecord7bbc145b06d7608cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08FunctionB0V0042whatrisesneverfallsbyabit_FxafffcbABFIHoFa4TestfMp_24accessor7bbc145b06d7608cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:134:4-134:4
