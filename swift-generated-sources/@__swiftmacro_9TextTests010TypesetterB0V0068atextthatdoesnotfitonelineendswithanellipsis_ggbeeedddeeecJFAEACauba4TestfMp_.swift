@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_16edc8d90b807119c8fMu_() async throws -> Void {
  @Sendable func $s9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TypesetterTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_7__localfMu_.`a text that does not fit one line ends with an ellipsis`())))
  }
  try await $s9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_25generatoredc8d90b807119c8fMu_() async -> Testing.Test {
  return .__function(
  named: "`a text that does not fit one line ends with an ellipsis`()",
  in: TypesetterTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a text that does not fit one line ends with an ellipsis",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TypesetterTests.swift", filePath: "/work/main/Tests/TextTests/TypesetterTests.swift", line: 57, column: 4),
  parameters: [],
  testFunction: $s9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_16edc8d90b807119c8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_24accessoredc8d90b807119c8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_25generatoredc8d90b807119c8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_33testContentRecordedc8d90b807119c8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests010TypesetterB0V0068atextthatdoesnotfitonelineendswithanellipsis_ggbeeedddeeecJFAEACauba4TestfMp_24accessoredc8d90b807119c8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:64:4-64:4
