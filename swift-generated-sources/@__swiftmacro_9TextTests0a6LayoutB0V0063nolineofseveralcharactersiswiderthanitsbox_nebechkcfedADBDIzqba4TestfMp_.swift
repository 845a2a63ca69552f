@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_17Z48a32d5485fa468ffMu_(text arg0:String) async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_7__localfMu0_(text arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_7__localfMu_.`no line of several characters is wider than its box`(text: arg0))))
  }
  try await $s9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_7__localfMu0_(text: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_25generator48a32d5485fa468ffMu_() async -> Testing.Test {
  return .__function(
  named: "`no line of several characters is wider than its box`(text:)",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "no line of several characters is wider than its box",traits: [.__documentationLine("/// The glyph of an arrow is narrower than the hyphen that remains of it; V and o are closer than V and the end of a"),.__documentationLine("/// line.")],arguments: {[
    "foo -> bar", "x->y->z->x", "VoVoVoVo", "aa\u{AD}bb\u{AD}cc", "fififi", "7,7,7,",
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 155, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_17Z48a32d5485fa468ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_24accessor48a32d5485fa468ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_25generator48a32d5485fa468ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_33testContentRecord48a32d5485fa468ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0063nolineofseveralcharactersiswiderthanitsbox_nebechkcfedADBDIzqba4TestfMp_24accessor48a32d5485fa468ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:167:4-167:4
