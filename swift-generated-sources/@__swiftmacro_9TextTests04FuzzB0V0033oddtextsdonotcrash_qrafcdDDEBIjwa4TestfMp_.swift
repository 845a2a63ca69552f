@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_17Z4b2cd2e395262520fMu_() async throws -> Void {
  @Sendable func $s9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FuzzTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_7__localfMu_.`odd texts do not crash`())))
  }
  try await $s9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_25generator4b2cd2e395262520fMu_() async -> Testing.Test {
  return .__function(
  named: "`odd texts do not crash`()",
  in: FuzzTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "odd texts do not crash",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FuzzTests.swift", filePath: "/work/main/Tests/TextTests/FuzzTests.swift", line: 47, column: 4),
  parameters: [],
  testFunction: $s9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_17Z4b2cd2e395262520fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_24accessor4b2cd2e395262520fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_25generator4b2cd2e395262520fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_33testContentRecord4b2cd2e395262520fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests04FuzzB0V0033oddtextsdonotcrash_qrafcdDDEBIjwa4TestfMp_24accessor4b2cd2e395262520fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/FuzzTests.swift:84:4-84:4
