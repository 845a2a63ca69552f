@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_16ad8bd2688281fdd0fMu_() async throws -> Void {
  @Sendable func $s9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoverageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_7__localfMu_.`a character without an outline in any face is an error that says so`())))
  }
  try await $s9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_25generatorad8bd2688281fdd0fMu_() async -> Testing.Test {
  return .__function(
  named: "`a character without an outline in any face is an error that says so`()",
  in: CoverageTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a character without an outline in any face is an error that says so",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/CoverageTests.swift", filePath: "/work/main/Tests/TextTests/CoverageTests.swift", line: 49, column: 4),
  parameters: [],
  testFunction: $s9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_16ad8bd2688281fdd0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_24accessorad8bd2688281fdd0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_25generatorad8bd2688281fdd0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_33testContentRecordad8bd2688281fdd0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_24accessorad8bd2688281fdd0fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:57:4-57:4
