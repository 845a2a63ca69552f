@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_17Z8b9cf390fbe84829fMu_(word arg0:String,expected arg1:String?) async throws -> Void {
  @Sendable func $s15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_7__localfMu0_(word arg0:String,expected arg1:String?,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SuggestionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_7__localfMu_.`the nearest word is suggested if it is near`(word: arg0,expected: arg1))))
  }
  try await $s15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_7__localfMu0_(word: arg0,expected: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_25generator8b9cf390fbe84829fMu_() async -> Testing.Test {
  return .__function(
  named: "`the nearest word is suggested if it is near`(word:expected:)",
  in: SuggestionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "the nearest word is suggested if it is near",traits: [],arguments: {[
    ("easeOutQuadd", "easeOutQuad"), ("EASEIN", "easeIn"), ("esaeIn", "easeIn"), ("", nil),
    ("something else", nil),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SuggestionTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift", line: 5, column: 4),
  parameters: [(firstName: "word",secondName: nil,type: (String).self),(firstName: "expected",secondName: nil,type: (String?).self)],
  testFunction: $s15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_17Z8b9cf390fbe84829fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_24accessor8b9cf390fbe84829fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_25generator8b9cf390fbe84829fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_33testContentRecord8b9cf390fbe84829fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010SuggestionB0V0055thenearestwordissuggestedifitisnear_JGahecjcccDICBEviba4TestfMp_24accessor8b9cf390fbe84829fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:11:4-11:4
