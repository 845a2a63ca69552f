@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_17Z6114d3548710166efMu_() async throws -> Void {
  @Sendable func $s9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontLibraryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_7__localfMu_.`other families stand in for missing characters in their order`())))
  }
  try await $s9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_25generator6114d3548710166efMu_() async -> Testing.Test {
  return .__function(
  named: "`other families stand in for missing characters in their order`()",
  in: FontLibraryTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "other families stand in for missing characters in their order",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontLibraryTests.swift", filePath: "/work/main/Tests/TextTests/FontLibraryTests.swift", line: 122, column: 4),
  parameters: [],
  testFunction: $s9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_17Z6114d3548710166efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_24accessor6114d3548710166efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_25generator6114d3548710166efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_33testContentRecord6114d3548710166efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011FontLibraryB0V0074otherfamiliesstandinformissingcharactersintheirorder_vnbifcdhkcfCEEFDFaAba4TestfMp_24accessor6114d3548710166efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:133:4-133:4
