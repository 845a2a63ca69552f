@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_16bac207321d4b6a5afMu_() async throws -> Void {
  @Sendable func $s9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TypesetterTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_7__localfMu_.`missing characters are an error that names each once`())))
  }
  try await $s9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_25generatorbac207321d4b6a5afMu_() async -> Testing.Test {
  return .__function(
  named: "`missing characters are an error that names each once`()",
  in: TypesetterTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "missing characters are an error that names each once",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TypesetterTests.swift", filePath: "/work/main/Tests/TextTests/TypesetterTests.swift", line: 66, column: 4),
  parameters: [],
  testFunction: $s9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_16bac207321d4b6a5afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_24accessorbac207321d4b6a5afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_25generatorbac207321d4b6a5afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_33testContentRecordbac207321d4b6a5afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests010TypesetterB0V0065missingcharactersareanerrorthatnameseachonce_mgbkdcfefeCGDIDAarba4TestfMp_24accessorbac207321d4b6a5afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:73:4-73:4
