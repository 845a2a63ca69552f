@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_16e55399aa25b5df6ffMu_() async throws -> Void {
  @Sendable func $s9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TypesetterTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_7__localfMu_.`long texts are remembered for as long as there is room`())))
  }
  try await $s9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_25generatore55399aa25b5df6ffMu_() async -> Testing.Test {
  return .__function(
  named: "`long texts are remembered for as long as there is room`()",
  in: TypesetterTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "long texts are remembered for as long as there is room",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TypesetterTests.swift", filePath: "/work/main/Tests/TextTests/TypesetterTests.swift", line: 23, column: 4),
  parameters: [],
  testFunction: $s9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_16e55399aa25b5df6ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_24accessore55399aa25b5df6ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_25generatore55399aa25b5df6ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_33testContentRecorde55399aa25b5df6ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests010TypesetterB0V0067longtextsarerememberedforaslongasthereisroom_jgbfdkdcecfcECIIEBatba4TestfMp_24accessore55399aa25b5df6ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:36:4-36:4
