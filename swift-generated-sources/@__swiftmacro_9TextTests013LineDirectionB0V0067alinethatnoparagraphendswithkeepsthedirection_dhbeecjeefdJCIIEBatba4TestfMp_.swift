@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_17Z3004b2ea290c9666fMu_(separator arg0:String) async throws -> Void {
  @Sendable func $s9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_7__localfMu0_(separator arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LineDirectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_7__localfMu_.`a line that no paragraph ends with keeps the direction`(separator: arg0))))
  }
  try await $s9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_7__localfMu0_(separator: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_25generator3004b2ea290c9666fMu_() async -> Testing.Test {
  return .__function(
  named: "`a line that no paragraph ends with keeps the direction`(separator:)",
  in: LineDirectionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a line that no paragraph ends with keeps the direction",traits: [],arguments: {["\u{B}", "\u{C}", "\u{2028}"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/LineDirectionTests.swift", filePath: "/work/main/Tests/TextTests/LineDirectionTests.swift", line: 104, column: 4),
  parameters: [(firstName: "separator",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_17Z3004b2ea290c9666fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_24accessor3004b2ea290c9666fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_25generator3004b2ea290c9666fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_33testContentRecord3004b2ea290c9666fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests013LineDirectionB0V0067alinethatnoparagraphendswithkeepsthedirection_dhbeecjeefdJCIIEBatba4TestfMp_24accessor3004b2ea290c9666fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:112:4-112:4
