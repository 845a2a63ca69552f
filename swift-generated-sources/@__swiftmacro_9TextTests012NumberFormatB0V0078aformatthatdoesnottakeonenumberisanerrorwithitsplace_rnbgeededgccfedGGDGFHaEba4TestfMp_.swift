@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_17Z1d243e3139c303d4fMu_(format arg0:String,offset arg1:Int) async throws -> Void {
  @Sendable func $s9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_7__localfMu0_(format arg0:String,offset arg1:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NumberFormatTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_7__localfMu_.`a format that does not take one number is an error with its place`(format: arg0,offset: arg1))))
  }
  try await $s9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_7__localfMu0_(format: arg0,offset: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_25generator1d243e3139c303d4fMu_() async -> Testing.Test {
  return .__function(
  named: "`a format that does not take one number is an error with its place`(format:offset:)",
  in: NumberFormatTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a format that does not take one number is an error with its place",traits: [],arguments: {[
    ("points", 6), ("", 0), ("%d of %d", 6), ("%s", 1), ("%@", 1), ("50%", 3), ("%5000d", 1),
    ("%.1001f", 2), ("%*d", 1), ("%1$d", 2), ("a%%b", 4), ("%ld %", 4), ("%é", 1),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/NumberFormatTests.swift", filePath: "/work/main/Tests/TextTests/NumberFormatTests.swift", line: 82, column: 4),
  parameters: [(firstName: "format",secondName: nil,type: (String).self),(firstName: "offset",secondName: nil,type: (Int).self)],
  testFunction: $s9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_17Z1d243e3139c303d4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_24accessor1d243e3139c303d4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_25generator1d243e3139c303d4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_33testContentRecord1d243e3139c303d4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests012NumberFormatB0V0078aformatthatdoesnottakeonenumberisanerrorwithitsplace_rnbgeededgccfedGGDGFHaEba4TestfMp_24accessor1d243e3139c303d4fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:98:4-98:4
