@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_16c6b22dc1b5f484a4fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathMeasureTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_7__localfMu_.`lines add up, moves and lone points count nothing`())))
  }
  try await $s15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_25generatorc6b22dc1b5f484a4fMu_() async -> Testing.Test {
  return .__function(
  named: "`lines add up, moves and lone points count nothing`()",
  in: PathMeasureTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "lines add up, moves and lone points count nothing",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathMeasureTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift", line: 5, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_16c6b22dc1b5f484a4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_24accessorc6b22dc1b5f484a4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_25generatorc6b22dc1b5f484a4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_33testContentRecordc6b22dc1b5f484a4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests011PathMeasureB0V0063linesaddupmovesandlonepointscountnothing_wcbdcfdegfFAJEByGdcaob4TestfMp_24accessorc6b22dc1b5f484a4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:15:4-15:4
