@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0052letterspacingstandsbetweencharacters_JHahghGJFFHtfba4TestfMp_16bb240631599121bafMu_() async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0052letterspacingstandsbetweencharacters_JHahghGJFFHtfba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0052letterspacingstandsbetweencharacters_JHahghGJFFHtfba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0052letterspacingstandsbetweencharacters_JHahghGJFFHtfba4TestfMp_7__localfMu_.`letter spacing stands between characters`())))
  }
  try await $s9TextTests0a6LayoutB0V0052letterspacingstandsbetweencharacters_JHahghGJFFHtfba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0052letterspacingstandsbetweencharacters_JHahghGJFFHtfba4TestfMp_25generatorbb240631599121bafMu_() async -> Testing.Test {
  return .__function(
  named: "`letter spacing stands between characters`()",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "letter spacing stands between characters",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 54, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a6LayoutB0V0052letterspacingstandsbetweencharacters_JHahghGJFFHtfba4TestfMp_16bb240631599121bafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0052letterspacingstandsbetweencharacters_JHahghGJFFHtfba4TestfMp_24accessorbb240631599121bafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0052letterspacingstandsbetweencharacters_JHahghGJFFHtfba4TestfMp_25generatorbb240631599121bafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0052letterspacingstandsbetweencharacters_JHahghGJFFHtfba4TestfMp_33testContentRecordbb240631599121bafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0052letterspacingstandsbetweencharacters_JHahghGJFFHtfba4TestfMp_24accessorbb240631599121bafMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:58:4-58:4
