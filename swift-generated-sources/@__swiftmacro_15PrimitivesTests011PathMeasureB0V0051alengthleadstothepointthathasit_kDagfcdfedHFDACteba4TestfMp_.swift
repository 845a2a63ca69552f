@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_16f830a652bdea9d3bfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathMeasureTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_7__localfMu_.`a length leads to the point that has it`())))
  }
  try await $s15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_25generatorf830a652bdea9d3bfMu_() async -> Testing.Test {
  return .__function(
  named: "`a length leads to the point that has it`()",
  in: PathMeasureTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a length leads to the point that has it",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathMeasureTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift", line: 52, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_16f830a652bdea9d3bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_24accessorf830a652bdea9d3bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_25generatorf830a652bdea9d3bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_33testContentRecordf830a652bdea9d3bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests011PathMeasureB0V0051alengthleadstothepointthathasit_kDagfcdfedHFDACteba4TestfMp_24accessorf830a652bdea9d3bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:73:4-73:4
