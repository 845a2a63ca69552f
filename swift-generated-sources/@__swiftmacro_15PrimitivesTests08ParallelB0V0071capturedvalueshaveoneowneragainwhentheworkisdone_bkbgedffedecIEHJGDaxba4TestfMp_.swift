@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_17Z71736e5e0a62dec4fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ParallelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_7__localfMu_.`captured values have one owner again when the work is done`())))
  }
  try await $s15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_25generator71736e5e0a62dec4fMu_() async -> Testing.Test {
  return .__function(
  named: "`captured values have one owner again when the work is done`()",
  in: ParallelTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "captured values have one owner again when the work is done",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/ParallelTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift", line: 52, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_17Z71736e5e0a62dec4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_24accessor71736e5e0a62dec4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_25generator71736e5e0a62dec4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_33testContentRecord71736e5e0a62dec4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08ParallelB0V0071capturedvalueshaveoneowneragainwhentheworkisdone_bkbgedffedecIEHJGDaxba4TestfMp_24accessor71736e5e0a62dec4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:60:4-60:4
