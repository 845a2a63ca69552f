@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0044belowthesmallestsizeitiscut_AzadieccCHJIIpHa4TestfMp_16cbaac4c81c8bf391fMu_() async throws -> Void {
  @Sendable func $s9TextTests0a9ShrinkingB0V0044belowthesmallestsizeitiscut_AzadieccCHJIIpHa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a9ShrinkingB0V0044belowthesmallestsizeitiscut_AzadieccCHJIIpHa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextShrinkingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a9ShrinkingB0V0044belowthesmallestsizeitiscut_AzadieccCHJIIpHa4TestfMp_7__localfMu_.`below the smallest size it is cut`())))
  }
  try await $s9TextTests0a9ShrinkingB0V0044belowthesmallestsizeitiscut_AzadieccCHJIIpHa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0044belowthesmallestsizeitiscut_AzadieccCHJIIpHa4TestfMp_25generatorcbaac4c81c8bf391fMu_() async -> Testing.Test {
  return .__function(
  named: "`below the smallest size it is cut`()",
  in: TextShrinkingTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "below the smallest size it is cut",traits: [.__documentationLine("/// UILabel.minimumScaleFactor")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextShrinkingTests.swift", filePath: "/work/main/Tests/TextTests/TextShrinkingTests.swift", line: 44, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a9ShrinkingB0V0044belowthesmallestsizeitiscut_AzadieccCHJIIpHa4TestfMp_16cbaac4c81c8bf391fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a9ShrinkingB0V0044belowthesmallestsizeitiscut_AzadieccCHJIIpHa4TestfMp_24accessorcbaac4c81c8bf391fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a9ShrinkingB0V0044belowthesmallestsizeitiscut_AzadieccCHJIIpHa4TestfMp_25generatorcbaac4c81c8bf391fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a9ShrinkingB0V0044belowthesmallestsizeitiscut_AzadieccCHJIIpHa4TestfMp_33testContentRecordcbaac4c81c8bf391fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a9ShrinkingB0V0044belowthesmallestsizeitiscut_AzadieccCHJIIpHa4TestfMp_24accessorcbaac4c81c8bf391fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:54:4-54:4
