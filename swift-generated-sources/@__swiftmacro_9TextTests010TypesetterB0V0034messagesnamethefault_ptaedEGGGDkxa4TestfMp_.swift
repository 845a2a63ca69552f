@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_17Z30816c2450415450fMu_(error arg0:TextError,message arg1:String) async throws -> Void {
  @Sendable func $s9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_7__localfMu0_(error arg0:TextError,message arg1:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TypesetterTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_7__localfMu_.`messages name the fault`(error: arg0,message: arg1))))
  }
  try await $s9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_7__localfMu0_(error: arg0,message: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_25generator30816c2450415450fMu_() async -> Testing.Test {
  return .__function(
  named: "`messages name the fault`(error:message:)",
  in: TypesetterTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "messages name the fault",traits: [],arguments: {[
    (
      TextError.missingGlyphs(["日"], family: "Inter"),
      "no glyph for \"日\" (U+65E5) in \"Inter\" or its fallbacks"
    ),
    (
      .missingGlyphs(["\u{7}", "日"], family: "Inter"),
      "no glyph for U+0007 and \"日\" (U+65E5) in \"Inter\" or its fallbacks"
    ),
    (
      .missingGlyphs(
        ["\u{1}", "\u{2}", "\u{3}", "\u{4}", "\u{5}", "\u{6}", "\u{7}", "\u{8}", "日", "月"],
        family: "Inter"),
      "no glyph for U+0001, U+0002, U+0003, U+0004, U+0005, U+0006, U+0007, U+0008 and 2 more in "
        + "\"Inter\" or its fallbacks"
    ),
    (
      .unknownFamily("Helvetica", suggestion: nil, available: ["Inter", "Brand"]),
      "no font family \"Helvetica\"; there are \"Inter\", \"Brand\""
    ),
    (
      .numberFormat("%s", offset: 1, reason: "it is wrong"),
      "number format \"%s\", at offset 1: it is wrong"
    ),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TypesetterTests.swift", filePath: "/work/main/Tests/TextTests/TypesetterTests.swift", line: 82, column: 4),
  parameters: [(firstName: "error",secondName: nil,type: (TextError).self),(firstName: "message",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_17Z30816c2450415450fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_24accessor30816c2450415450fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_25generator30816c2450415450fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_33testContentRecord30816c2450415450fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests010TypesetterB0V0034messagesnamethefault_ptaedEGGGDkxa4TestfMp_24accessor30816c2450415450fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:109:4-109:4
