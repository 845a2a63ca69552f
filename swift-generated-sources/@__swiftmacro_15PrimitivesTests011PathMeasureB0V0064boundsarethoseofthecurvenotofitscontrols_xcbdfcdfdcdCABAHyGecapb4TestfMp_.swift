@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_16e563d2690ad6f266fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathMeasureTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_7__localfMu_.`bounds are those of the curve, not of its controls`())))
  }
  try await $s15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_25generatore563d2690ad6f266fMu_() async -> Testing.Test {
  return .__function(
  named: "`bounds are those of the curve, not of its controls`()",
  in: PathMeasureTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "bounds are those of the curve, not of its controls",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathMeasureTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift", line: 100, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_16e563d2690ad6f266fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_24accessore563d2690ad6f266fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_25generatore563d2690ad6f266fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_33testContentRecorde563d2690ad6f266fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests011PathMeasureB0V0064boundsarethoseofthecurvenotofitscontrols_xcbdfcdfdcdCABAHyGecapb4TestfMp_24accessore563d2690ad6f266fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:106:4-106:4
