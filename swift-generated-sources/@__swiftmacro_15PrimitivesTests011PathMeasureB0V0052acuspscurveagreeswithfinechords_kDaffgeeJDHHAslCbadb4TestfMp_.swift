@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_16bfa22a5555f15bd5fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathMeasureTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_7__localfMu_.`a cusp's curve agrees with fine chords`())))
  }
  try await $s15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_25generatorbfa22a5555f15bd5fMu_() async -> Testing.Test {
  return .__function(
  named: "`a cusp's curve agrees with fine chords`()",
  in: PathMeasureTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a cusp's curve agrees with fine chords",traits: [.__documentationLine("/// The cusp t = ½ of (0,0) (100,100) (0,100) (100,0) lies at (50, 75).")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathMeasureTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift", line: 38, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_16bfa22a5555f15bd5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_24accessorbfa22a5555f15bd5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_25generatorbfa22a5555f15bd5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_33testContentRecordbfa22a5555f15bd5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests011PathMeasureB0V0052acuspscurveagreeswithfinechords_kDaffgeeJDHHAslCbadb4TestfMp_24accessorbfa22a5555f15bd5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:50:4-50:4
