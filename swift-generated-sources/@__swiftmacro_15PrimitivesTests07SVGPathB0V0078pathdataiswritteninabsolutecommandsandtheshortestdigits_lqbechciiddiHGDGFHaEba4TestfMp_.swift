@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_16aedda605c8329569fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SVGPathTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_7__localfMu_.`path data is written in absolute commands and the shortest digits`())))
  }
  try await $s15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_25generatoraedda605c8329569fMu_() async -> Testing.Test {
  return .__function(
  named: "`path data is written in absolute commands and the shortest digits`()",
  in: SVGPathTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "path data is written in absolute commands and the shortest digits",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SVGPathTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift", line: 36, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_16aedda605c8329569fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_24accessoraedda605c8329569fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_25generatoraedda605c8329569fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_33testContentRecordaedda605c8329569fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07SVGPathB0V0078pathdataiswritteninabsolutecommandsandtheshortestdigits_lqbechciiddiHGDGFHaEba4TestfMp_24accessoraedda605c8329569fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:39:4-39:4
