@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_17Z61073ddf966d6abafMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SVGPathTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_7__localfMu_.`an arc between ends too far apart grows until it is half an ellipse`())))
  }
  try await $s15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_25generator61073ddf966d6abafMu_() async -> Testing.Test {
  return .__function(
  named: "`an arc between ends too far apart grows until it is half an ellipse`()",
  in: SVGPathTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "an arc between ends too far apart grows until it is half an ellipse",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SVGPathTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift", line: 128, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_17Z61073ddf966d6abafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_24accessor61073ddf966d6abafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_25generator61073ddf966d6abafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_33testContentRecord61073ddf966d6abafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07SVGPathB0V0080anarcbetweenendstoofarapartgrowsuntilitishalfanellipse_mpbdheddfffccecADIGGIaGba4TestfMp_24accessor61073ddf966d6abafMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:133:4-133:4
