@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_16be856325c8ed3773fMu_() async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_7__localfMu_.`no more lines than fit are shown, but one always is`())))
  }
  try await $s9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_25generatorbe856325c8ed3773fMu_() async -> Testing.Test {
  return .__function(
  named: "`no more lines than fit are shown, but one always is`()",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "no more lines than fit are shown, but one always is",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 177, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_16be856325c8ed3773fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_24accessorbe856325c8ed3773fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_25generatorbe856325c8ed3773fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_33testContentRecordbe856325c8ed3773fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_24accessorbe856325c8ed3773fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:185:4-185:4
