@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_16b29c14f5a68f42f1fMu_() async throws -> Void {
  @Sendable func $s9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoverageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_7__localfMu_.`its box is one of a face that has a box for it`())))
  }
  try await $s9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_25generatorb29c14f5a68f42f1fMu_() async -> Testing.Test {
  return .__function(
  named: "`its box is one of a face that has a box for it`()",
  in: CoverageTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "its box is one of a face that has a box for it",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/CoverageTests.swift", filePath: "/work/main/Tests/TextTests/CoverageTests.swift", line: 97, column: 4),
  parameters: [],
  testFunction: $s9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_16b29c14f5a68f42f1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_24accessorb29c14f5a68f42f1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_25generatorb29c14f5a68f42f1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_33testContentRecordb29c14f5a68f42f1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests08CoverageB0V0058itsboxisoneofafacethathasaboxforit_dGadcdcbeedbddEHJGAxlba4TestfMp_24accessorb29c14f5a68f42f1fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:102:4-102:4
