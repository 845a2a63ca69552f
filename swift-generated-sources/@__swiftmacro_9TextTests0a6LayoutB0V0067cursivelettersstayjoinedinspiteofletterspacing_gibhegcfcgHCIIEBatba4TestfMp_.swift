@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0067cursivelettersstayjoinedinspiteofletterspacing_gibhegcfcgHCIIEBatba4TestfMp_16Z4974399ccdbeb7afMu_(text arg0:String,gaps arg1:Int) async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0067cursivelettersstayjoinedinspiteofletterspacing_gibhegcfcgHCIIEBatba4TestfMp_7__localfMu0_(text arg0:String,gaps arg1:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0067cursivelettersstayjoinedinspiteofletterspacing_gibhegcfcgHCIIEBatba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0067cursivelettersstayjoinedinspiteofletterspacing_gibhegcfcgHCIIEBatba4TestfMp_7__localfMu_.`cursive letters stay joined in spite of letter spacing`(text: arg0,gaps: arg1))))
  }
  try await $s9TextTests0a6LayoutB0V0067cursivelettersstayjoinedinspiteofletterspacing_gibhegcfcgHCIIEBatba4TestfMp_7__localfMu0_(text: arg0,gaps: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0067cursivelettersstayjoinedinspiteofletterspacing_gibhegcfcgHCIIEBatba4TestfMp_24generator4974399ccdbeb7afMu_() async -> Testing.Test {
  return .__function(
  named: "`cursive letters stay joined in spite of letter spacing`(text:gaps:)",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "cursive letters stay joined in spite of letter spacing",traits: [.__documentationLine("/// Arabic letters get no spacing; Hebrew and Latin letters, spaces and digits do.")],arguments: {[
    ("محمد", 0), ("محمد محمد", 2), ("م\u{200C}م", 0), ("دار", 0), ("م\u{200D} م", 2),
    ("שלום", 3), ("abab", 3), ("م1", 1),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 61, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "gaps",secondName: nil,type: (Int).self)],
  testFunction: $s9TextTests0a6LayoutB0V0067cursivelettersstayjoinedinspiteofletterspacing_gibhegcfcgHCIIEBatba4TestfMp_16Z4974399ccdbeb7afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0067cursivelettersstayjoinedinspiteofletterspacing_gibhegcfcgHCIIEBatba4TestfMp_23accessor4974399ccdbeb7afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0067cursivelettersstayjoinedinspiteofletterspacing_gibhegcfcgHCIIEBatba4TestfMp_24generator4974399ccdbeb7afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0067cursivelettersstayjoinedinspiteofletterspacing_gibhegcfcgHCIIEBatba4TestfMp_32testContentRecord4974399ccdbeb7afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0067cursivelettersstayjoinedinspiteofletterspacing_gibhegcfcgHCIIEBatba4TestfMp_23accessor4974399ccdbeb7afMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:72:4-72:4
