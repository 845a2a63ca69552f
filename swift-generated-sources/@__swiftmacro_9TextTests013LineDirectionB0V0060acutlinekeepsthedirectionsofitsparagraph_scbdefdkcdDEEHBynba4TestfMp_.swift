@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_16f77c5d691efbbd6afMu_(text arg0:String,kept arg1:String,expected arg2:String) async throws -> Void {
  @Sendable func $s9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_7__localfMu0_(text arg0:String,kept arg1:String,expected arg2:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LineDirectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_7__localfMu_.`a cut line keeps the directions of its paragraph`(text: arg0,kept: arg1,expected: arg2))))
  }
  try await $s9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_7__localfMu0_(text: arg0,kept: arg1,expected: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_25generatorf77c5d691efbbd6afMu_() async -> Testing.Test {
  return .__function(
  named: "`a cut line keeps the directions of its paragraph`(text:kept:expected:)",
  in: LineDirectionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a cut line keeps the directions of its paragraph",traits: [],arguments: {[
    // The ellipsis follows the paragraph's direction, independent of the text that it replaces.
    ("car ABC DEF dog", "car AB", "car BA…"),
    ("<car (dog) 12> ABC dog", "<car (dog) 1", "car (dog) 1…"),
    ("ABC car dog", "ABC car d", "…car d CBA"),
    // Brackets, signs and numbers keep the direction that the removed text gives them.
    ("ABC car (12) dog DEF", "ABC car (", "…car ( CBA"),
    ("ABC car (12) dog DEF", "ABC car (12", "…car (12 CBA"),
    ("car ABC + 12 DEF", "car ABC +", "car + CBA…"),
    ("car ABC 12 DEF", "car ABC 1", "car 1 CBA…"),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/LineDirectionTests.swift", filePath: "/work/main/Tests/TextTests/LineDirectionTests.swift", line: 55, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "kept",secondName: nil,type: (String).self),(firstName: "expected",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_16f77c5d691efbbd6afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_24accessorf77c5d691efbbd6afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_25generatorf77c5d691efbbd6afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_33testContentRecordf77c5d691efbbd6afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests013LineDirectionB0V0060acutlinekeepsthedirectionsofitsparagraph_scbdefdkcdDEEHBynba4TestfMp_24accessorf77c5d691efbbd6afMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:71:4-71:4
