@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0076formatshavethousandsseparatorssignsandtextaroundthem_xnbejkfdegBHAHHEafvcaAb4TestfMp_17Z96d6b88cd54704abfMu_(format arg0:String,value arg1:Double,expected arg2:String) async throws -> Void {
  @Sendable func $s9TextTests012NumberFormatB0V0076formatshavethousandsseparatorssignsandtextaroundthem_xnbejkfdegBHAHHEafvcaAb4TestfMp_7__localfMu0_(format arg0:String,value arg1:Double,expected arg2:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests012NumberFormatB0V0076formatshavethousandsseparatorssignsandtextaroundthem_xnbejkfdegBHAHHEafvcaAb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NumberFormatTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests012NumberFormatB0V0076formatshavethousandsseparatorssignsandtextaroundthem_xnbejkfdegBHAHHEafvcaAb4TestfMp_7__localfMu_.`formats have thousands separators, signs and text around them`(format: arg0,value: arg1,expected: arg2))))
  }
  try await $s9TextTests012NumberFormatB0V0076formatshavethousandsseparatorssignsandtextaroundthem_xnbejkfdegBHAHHEafvcaAb4TestfMp_7__localfMu0_(format: arg0,value: arg1,expected: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0076formatshavethousandsseparatorssignsandtextaroundthem_xnbejkfdegBHAHHEafvcaAb4TestfMp_25generator96d6b88cd54704abfMu_() async -> Testing.Test {
  return .__function(
  named: "`formats have thousands separators, signs and text around them`(format:value:expected:)",
  in: NumberFormatTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "formats have thousands separators, signs and text around them",traits: [],arguments: {[
    ("%'d", 0.0, "0"), ("%'d", 999, "999"), ("%'d", 1000, "1,000"),
    ("%'d", -1_234_567, "-1,234,567"),
    ("%'.2f", 1234.5, "1,234.50"), ("$%'d.-", 12345, "$12,345.-"), ("%d %%", 49.5, "50 %"),
    ("%d", -0.4, "0"), ("%d", -0.5, "-1"), ("%d", 2.5, "3"), ("%.0f", 2.5, "2"),
    ("%.1f", -0.04, "0.0"),
    ("%u", -3, "-3"), ("%x", -255, "-ff"), ("%d", 1e23, "99999999999999991611392"),
    ("%'10d|", 12345, "    12,345|"), ("%'-10d|", 12345, "12,345    |"), ("%i°", 21.6, "22°"),
    ("%d", .infinity, "inf"), ("%05.1f", -.infinity, " -inf"), ("%E", .infinity, "INF"),
    ("%g", 999_999.5, "1e+06"), ("%#g", 999_999.5, "1.00000e+06"), ("%d", .nan, "nan"),
    ("100%% of %d", 7, "100% of 7"),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/NumberFormatTests.swift", filePath: "/work/main/Tests/TextTests/NumberFormatTests.swift", line: 64, column: 4),
  parameters: [(firstName: "format",secondName: nil,type: (String).self),(firstName: "value",secondName: nil,type: (Double).self),(firstName: "expected",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests012NumberFormatB0V0076formatshavethousandsseparatorssignsandtextaroundthem_xnbejkfdegBHAHHEafvcaAb4TestfMp_17Z96d6b88cd54704abfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests012NumberFormatB0V0076formatshavethousandsseparatorssignsandtextaroundthem_xnbejkfdegBHAHHEafvcaAb4TestfMp_24accessor96d6b88cd54704abfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests012NumberFormatB0V0076formatshavethousandsseparatorssignsandtextaroundthem_xnbejkfdegBHAHHEafvcaAb4TestfMp_25generator96d6b88cd54704abfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests012NumberFormatB0V0076formatshavethousandsseparatorssignsandtextaroundthem_xnbejkfdegBHAHHEafvcaAb4TestfMp_33testContentRecord96d6b88cd54704abfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests012NumberFormatB0V0076formatshavethousandsseparatorssignsandtextaroundthem_xnbejkfdegBHAHHEafvcaAb4TestfMp_24accessor96d6b88cd54704abfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:80:4-80:4
