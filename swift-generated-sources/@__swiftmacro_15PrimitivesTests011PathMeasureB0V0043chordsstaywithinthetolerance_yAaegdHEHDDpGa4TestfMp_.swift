@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_16cc9900f767271094fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathMeasureTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_7__localfMu_.`chords stay within the tolerance`())))
  }
  try await $s15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_25generatorcc9900f767271094fMu_() async -> Testing.Test {
  return .__function(
  named: "`chords stay within the tolerance`()",
  in: PathMeasureTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "chords stay within the tolerance",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathMeasureTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift", line: 108, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_16cc9900f767271094fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_24accessorcc9900f767271094fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_25generatorcc9900f767271094fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_33testContentRecordcc9900f767271094fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests011PathMeasureB0V0043chordsstaywithinthetolerance_yAaegdHEHDDpGa4TestfMp_24accessorcc9900f767271094fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:128:4-128:4
