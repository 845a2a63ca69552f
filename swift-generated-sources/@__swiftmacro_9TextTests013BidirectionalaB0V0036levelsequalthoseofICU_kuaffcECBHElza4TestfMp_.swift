@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_16ef061e5d4ee7dcbafMu_() async throws -> Void {
  @Sendable func $s9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BidirectionalTextTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_7__localfMu_.`levels equal those of ICU`())))
  }
  try await $s9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_25generatoref061e5d4ee7dcbafMu_() async -> Testing.Test {
  return .__function(
  named: "`levels equal those of ICU`()",
  in: BidirectionalTextTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "levels equal those of ICU",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/BidirectionalTextTests.swift", filePath: "/work/main/Tests/TextTests/BidirectionalTextTests.swift", line: 6, column: 4),
  parameters: [],
  testFunction: $s9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_16ef061e5d4ee7dcbafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_24accessoref061e5d4ee7dcbafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_25generatoref061e5d4ee7dcbafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_33testContentRecordef061e5d4ee7dcbafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_24accessoref061e5d4ee7dcbafMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/BidirectionalTextTests.swift:25:4-25:4
