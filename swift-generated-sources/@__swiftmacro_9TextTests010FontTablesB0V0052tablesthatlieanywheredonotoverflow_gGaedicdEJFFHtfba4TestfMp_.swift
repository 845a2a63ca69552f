@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_17Z8b265fc53b5fb040fMu_() async throws -> Void {
  @Sendable func $s9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontTablesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_7__localfMu_.`tables that lie anywhere do not overflow`())))
  }
  try await $s9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_25generator8b265fc53b5fb040fMu_() async -> Testing.Test {
  return .__function(
  named: "`tables that lie anywhere do not overflow`()",
  in: FontTablesTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "tables that lie anywhere do not overflow",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontTablesTests.swift", filePath: "/work/main/Tests/TextTests/FontTablesTests.swift", line: 39, column: 4),
  parameters: [],
  testFunction: $s9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_17Z8b265fc53b5fb040fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_24accessor8b265fc53b5fb040fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_25generator8b265fc53b5fb040fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_33testContentRecord8b265fc53b5fb040fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests010FontTablesB0V0052tablesthatlieanywheredonotoverflow_gGaedicdEJFFHtfba4TestfMp_24accessor8b265fc53b5fb040fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontTablesTests.swift:44:4-44:4
