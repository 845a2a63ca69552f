@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_16dfde97b4c0bdc88dfMu_() async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_7__localfMu_.`lines break at their spaces, which need no room`())))
  }
  try await $s9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_25generatordfde97b4c0bdc88dfMu_() async -> Testing.Test {
  return .__function(
  named: "`lines break at their spaces, which need no room`()",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "lines break at their spaces, which need no room",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 101, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_16dfde97b4c0bdc88dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_24accessordfde97b4c0bdc88dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_25generatordfde97b4c0bdc88dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_33testContentRecorddfde97b4c0bdc88dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_24accessordfde97b4c0bdc88dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:107:4-107:4
