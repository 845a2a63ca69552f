@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0058aninvisiblecharacterisnomissingcharacter_tcbjjcchBIJGAxlba4TestfMp_17Z55b7ecd7c5f96ac7fMu_() async throws -> Void {
  @Sendable func $s9TextTests08CoverageB0V0058aninvisiblecharacterisnomissingcharacter_tcbjjcchBIJGAxlba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests08CoverageB0V0058aninvisiblecharacterisnomissingcharacter_tcbjjcchBIJGAxlba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoverageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests08CoverageB0V0058aninvisiblecharacterisnomissingcharacter_tcbjjcchBIJGAxlba4TestfMp_7__localfMu_.`an invisible character is no missing character`())))
  }
  try await $s9TextTests08CoverageB0V0058aninvisiblecharacterisnomissingcharacter_tcbjjcchBIJGAxlba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0058aninvisiblecharacterisnomissingcharacter_tcbjjcchBIJGAxlba4TestfMp_25generator55b7ecd7c5f96ac7fMu_() async -> Testing.Test {
  return .__function(
  named: "`an invisible character is no missing character`()",
  in: CoverageTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "an invisible character is no missing character",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/CoverageTests.swift", filePath: "/work/main/Tests/TextTests/CoverageTests.swift", line: 42, column: 4),
  parameters: [],
  testFunction: $s9TextTests08CoverageB0V0058aninvisiblecharacterisnomissingcharacter_tcbjjcchBIJGAxlba4TestfMp_17Z55b7ecd7c5f96ac7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests08CoverageB0V0058aninvisiblecharacterisnomissingcharacter_tcbjjcchBIJGAxlba4TestfMp_24accessor55b7ecd7c5f96ac7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests08CoverageB0V0058aninvisiblecharacterisnomissingcharacter_tcbjjcchBIJGAxlba4TestfMp_25generator55b7ecd7c5f96ac7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests08CoverageB0V0058aninvisiblecharacterisnomissingcharacter_tcbjjcchBIJGAxlba4TestfMp_33testContentRecord55b7ecd7c5f96ac7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests08CoverageB0V0058aninvisiblecharacterisnomissingcharacter_tcbjjcchBIJGAxlba4TestfMp_24accessor55b7ecd7c5f96ac7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:47:4-47:4
