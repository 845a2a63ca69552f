@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_17Z558b259d39386290fMu_() async throws -> Void {
  @Sendable func $s9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TypesetterTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_7__localfMu_.`a line of text has outlines, a width and the font's height`())))
  }
  try await $s9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_25generator558b259d39386290fMu_() async -> Testing.Test {
  return .__function(
  named: "`a line of text has outlines, a width and the font's height`()",
  in: TypesetterTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a line of text has outlines, a width and the font's height",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TypesetterTests.swift", filePath: "/work/main/Tests/TextTests/TypesetterTests.swift", line: 9, column: 4),
  parameters: [],
  testFunction: $s9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_17Z558b259d39386290fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_24accessor558b259d39386290fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_25generator558b259d39386290fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_33testContentRecord558b259d39386290fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests010TypesetterB0V0074alineoftexthasoutlinesawidthandthefontsheight_dhbecedibfddfHIAGFCaxhaqCixb4TestfMp_24accessor558b259d39386290fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:16:4-16:4
