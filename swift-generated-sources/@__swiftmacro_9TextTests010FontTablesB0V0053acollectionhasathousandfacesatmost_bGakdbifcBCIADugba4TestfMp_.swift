@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_17Z7cb4864219d59e12fMu_() async throws -> Void {
  @Sendable func $s9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontTablesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_7__localfMu_.`a collection has a thousand faces at most`())))
  }
  try await $s9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_25generator7cb4864219d59e12fMu_() async -> Testing.Test {
  return .__function(
  named: "`a collection has a thousand faces at most`()",
  in: FontTablesTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a collection has a thousand faces at most",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontTablesTests.swift", filePath: "/work/main/Tests/TextTests/FontTablesTests.swift", line: 46, column: 4),
  parameters: [],
  testFunction: $s9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_17Z7cb4864219d59e12fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_24accessor7cb4864219d59e12fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_25generator7cb4864219d59e12fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_33testContentRecord7cb4864219d59e12fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests010FontTablesB0V0053acollectionhasathousandfacesatmost_bGakdbifcBCIADugba4TestfMp_24accessor7cb4864219d59e12fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontTablesTests.swift:55:4-55:4
