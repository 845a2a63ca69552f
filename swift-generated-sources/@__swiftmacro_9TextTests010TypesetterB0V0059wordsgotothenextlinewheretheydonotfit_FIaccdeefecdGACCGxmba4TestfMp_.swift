@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0059wordsgotothenextlinewheretheydonotfit_FIaccdeefecdGACCGxmba4TestfMp_16d9121c51a2d6c487fMu_() async throws -> Void {
  @Sendable func $s9TextTests010TypesetterB0V0059wordsgotothenextlinewheretheydonotfit_FIaccdeefecdGACCGxmba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests010TypesetterB0V0059wordsgotothenextlinewheretheydonotfit_FIaccdeefecdGACCGxmba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TypesetterTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests010TypesetterB0V0059wordsgotothenextlinewheretheydonotfit_FIaccdeefecdGACCGxmba4TestfMp_7__localfMu_.`words go to the next line where they do not fit`())))
  }
  try await $s9TextTests010TypesetterB0V0059wordsgotothenextlinewheretheydonotfit_FIaccdeefecdGACCGxmba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0059wordsgotothenextlinewheretheydonotfit_FIaccdeefecdGACCGxmba4TestfMp_25generatord9121c51a2d6c487fMu_() async -> Testing.Test {
  return .__function(
  named: "`words go to the next line where they do not fit`()",
  in: TypesetterTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "words go to the next line where they do not fit",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TypesetterTests.swift", filePath: "/work/main/Tests/TextTests/TypesetterTests.swift", line: 49, column: 4),
  parameters: [],
  testFunction: $s9TextTests010TypesetterB0V0059wordsgotothenextlinewheretheydonotfit_FIaccdeefecdGACCGxmba4TestfMp_16d9121c51a2d6c487fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests010TypesetterB0V0059wordsgotothenextlinewheretheydonotfit_FIaccdeefecdGACCGxmba4TestfMp_24accessord9121c51a2d6c487fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests010TypesetterB0V0059wordsgotothenextlinewheretheydonotfit_FIaccdeefecdGACCGxmba4TestfMp_25generatord9121c51a2d6c487fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests010TypesetterB0V0059wordsgotothenextlinewheretheydonotfit_FIaccdeefecdGACCGxmba4TestfMp_33testContentRecordd9121c51a2d6c487fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests010TypesetterB0V0059wordsgotothenextlinewheretheydonotfit_FIaccdeefecdGACCGxmba4TestfMp_24accessord9121c51a2d6c487fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:55:4-55:4
