@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013BidirectionalaB0V0044deepnestingoverflowsasdefined_tBahjcGHJIIpHa4TestfMp_16d95e3c06aade8162fMu_() async throws -> Void {
  @Sendable func $s9TextTests013BidirectionalaB0V0044deepnestingoverflowsasdefined_tBahjcGHJIIpHa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests013BidirectionalaB0V0044deepnestingoverflowsasdefined_tBahjcGHJIIpHa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BidirectionalTextTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests013BidirectionalaB0V0044deepnestingoverflowsasdefined_tBahjcGHJIIpHa4TestfMp_7__localfMu_.`deep nesting overflows as defined`())))
  }
  try await $s9TextTests013BidirectionalaB0V0044deepnestingoverflowsasdefined_tBahjcGHJIIpHa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013BidirectionalaB0V0044deepnestingoverflowsasdefined_tBahjcGHJIIpHa4TestfMp_25generatord95e3c06aade8162fMu_() async -> Testing.Test {
  return .__function(
  named: "`deep nesting overflows as defined`()",
  in: BidirectionalTextTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "deep nesting overflows as defined",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/BidirectionalTextTests.swift", filePath: "/work/main/Tests/TextTests/BidirectionalTextTests.swift", line: 27, column: 4),
  parameters: [],
  testFunction: $s9TextTests013BidirectionalaB0V0044deepnestingoverflowsasdefined_tBahjcGHJIIpHa4TestfMp_16d95e3c06aade8162fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests013BidirectionalaB0V0044deepnestingoverflowsasdefined_tBahjcGHJIIpHa4TestfMp_24accessord95e3c06aade8162fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests013BidirectionalaB0V0044deepnestingoverflowsasdefined_tBahjcGHJIIpHa4TestfMp_25generatord95e3c06aade8162fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests013BidirectionalaB0V0044deepnestingoverflowsasdefined_tBahjcGHJIIpHa4TestfMp_33testContentRecordd95e3c06aade8162fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests013BidirectionalaB0V0044deepnestingoverflowsasdefined_tBahjcGHJIIpHa4TestfMp_24accessord95e3c06aade8162fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/BidirectionalTextTests.swift:32:4-32:4
