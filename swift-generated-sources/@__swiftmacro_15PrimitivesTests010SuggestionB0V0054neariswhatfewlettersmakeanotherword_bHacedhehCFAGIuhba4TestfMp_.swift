@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_16fb0619858f6f3a7bfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SuggestionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_7__localfMu_.`near is what few letters make another word`())))
  }
  try await $s15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_25generatorfb0619858f6f3a7bfMu_() async -> Testing.Test {
  return .__function(
  named: "`near is what few letters make another word`()",
  in: SuggestionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "near is what few letters make another word",traits: [.__documentationLine("/// Compares all words over two letters up to a length with the full matrix of distances.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SuggestionTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift", line: 19, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_16fb0619858f6f3a7bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_24accessorfb0619858f6f3a7bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_25generatorfb0619858f6f3a7bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_33testContentRecordfb0619858f6f3a7bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010SuggestionB0V0054neariswhatfewlettersmakeanotherword_bHacedhehCFAGIuhba4TestfMp_24accessorfb0619858f6f3a7bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/SuggestionTests.swift:33:4-33:4
