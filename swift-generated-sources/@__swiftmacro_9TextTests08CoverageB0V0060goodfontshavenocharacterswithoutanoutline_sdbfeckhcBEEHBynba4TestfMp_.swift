@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_17Z340c72ae1629a7befMu_() async throws -> Void {
  @Sendable func $s9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoverageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_7__localfMu_.`good fonts have no characters without an outline`())))
  }
  try await $s9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_25generator340c72ae1629a7befMu_() async -> Testing.Test {
  return .__function(
  named: "`good fonts have no characters without an outline`()",
  in: CoverageTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "good fonts have no characters without an outline",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/CoverageTests.swift", filePath: "/work/main/Tests/TextTests/CoverageTests.swift", line: 104, column: 4),
  parameters: [],
  testFunction: $s9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_17Z340c72ae1629a7befMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_24accessor340c72ae1629a7befMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_25generator340c72ae1629a7befMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_33testContentRecord340c72ae1629a7befMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_24accessor340c72ae1629a7befMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:110:4-110:4
