@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_17Z5725d9ab084ff8f9fMu_(text arg0:String,expected arg1:String) async throws -> Void {
  @Sendable func $s9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_7__localfMu0_(text arg0:String,expected arg1:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LineBreakerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_7__localfMu_.`lines break where a reader expects it`(text: arg0,expected: arg1))))
  }
  try await $s9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_7__localfMu0_(text: arg0,expected: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_25generator5725d9ab084ff8f9fMu_() async -> Testing.Test {
  return .__function(
  named: "`lines break where a reader expects it`(text:expected:)",
  in: LineBreakerTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "lines break where a reader expects it",traits: [],arguments: {[
    ("The quick brown fox", "The |quick |brown |fox"), ("a  b", "a  |b"),
    ("10 000\u{A0}€", "10 |000\u{A0}€"),
    ("well-known", "well-|known"), ("-5 °C", "-5 |°C"), ("$(12.50)%", "$(12.50)%"),
    ("漢字かな", "漢|字|か|な"), ("「漢字」。", "「漢|字」。"), ("ラーメン!", "ラー|メ|ン!"),
    ("안녕 세상", "안|녕 |세|상"), ("and/or", "and/|or"), ("costs .5", "costs |.5"), ("a—b", "a|—|b"),
    ("wait…", "wait…"), ("\"quoted\" text", "\"quoted\" |text"), ("🇩🇪🇫🇷", "🇩🇪|🇫🇷"), ("👍🏽👍", "👍🏽|👍"),
    ("e\u{301}a", "e\u{301}a"), ("ab\u{200B}cd", "ab\u{200B}|cd"), ("ab\u{AD}cd", "ab\u{AD}|cd"),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/LineBreakerTests.swift", filePath: "/work/main/Tests/TextTests/LineBreakerTests.swift", line: 17, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "expected",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_17Z5725d9ab084ff8f9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_24accessor5725d9ab084ff8f9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_25generator5725d9ab084ff8f9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_33testContentRecord5725d9ab084ff8f9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011LineBreakerB0V0049linesbreakwhereareaderexpectsit_oDaffbghFJIJAscba4TestfMp_24accessor5725d9ab084ff8f9fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/LineBreakerTests.swift:35:4-35:4
