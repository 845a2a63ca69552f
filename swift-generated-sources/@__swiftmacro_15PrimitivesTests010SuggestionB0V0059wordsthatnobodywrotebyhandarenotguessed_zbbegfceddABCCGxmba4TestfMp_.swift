@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_17Z49aa24a89205c1f8fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SuggestionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_7__localfMu_.`words that nobody wrote by hand are not guessed`())))
  }
  try await $s15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_25generator49aa24a89205c1f8fMu_() async -> Testing.Test {
  return .__function(
  named: "`words that nobody wrote by hand are not guessed`()",
  in: SuggestionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "words that nobody wrote by hand are not guessed",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SuggestionTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift", line: 52, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_17Z49aa24a89205c1f8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_24accessor49aa24a89205c1f8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_25generator49aa24a89205c1f8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_33testContentRecord49aa24a89205c1f8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010SuggestionB0V0059wordsthatnobodywrotebyhandarenotguessed_zbbegfceddABCCGxmba4TestfMp_24accessor49aa24a89205c1f8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:61:4-61:4
