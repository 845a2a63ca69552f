@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_17Z2fc631462007e151fMu_(tag arg0:String,value arg1:Double,message arg2:String,hint arg3:String?) async throws -> Void {
  @Sendable func $s9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_7__localfMu0_(tag arg0:String,value arg1:Double,message arg2:String,hint arg3:String?,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontLibraryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_7__localfMu_.`a wrong axis or value is an error`(tag: arg0,value: arg1,message: arg2,hint: arg3))))
  }
  try await $s9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_7__localfMu0_(tag: arg0,value: arg1,message: arg2,hint: arg3)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_25generator2fc631462007e151fMu_() async -> Testing.Test {
  return .__function(
  named: "`a wrong axis or value is an error`(tag:value:message:hint:)",
  in: FontLibraryTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a wrong axis or value is an error",traits: [],arguments: {[
      ("wdht", 100, "font family \"Axes\" has no axis `wdht`", "did you mean `wdth`?"),
      ("wght", 100, "font family \"Axes\" has no axis `wght`", nil),
      (
        "GRAD", 1, "font family \"Axes\" has no axis `GRAD`",
        "it has `wdth` (50 to 200), `opsz` (8 to 72), `SPLT` (0 to 100)"
      ),
      ("opsz", 73, "axis `opsz` of font family \"Axes\" goes from 8 to 72; found 73", nil),
      ("opsz", 7.5, "axis `opsz` of font family \"Axes\" goes from 8 to 72; found 7.5", nil),
    ] as [(String, Double, String, String?)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontLibraryTests.swift", filePath: "/work/main/Tests/TextTests/FontLibraryTests.swift", line: 81, column: 4),
  parameters: [(firstName: "tag",secondName: nil,type: (String).self),(firstName: "value",secondName: nil,type: (Double).self),(firstName: "message",secondName: nil,type: (String).self),(firstName: "hint",secondName: nil,type: (String?).self)],
  testFunction: $s9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_17Z2fc631462007e151fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_24accessor2fc631462007e151fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_25generator2fc631462007e151fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_33testContentRecord2fc631462007e151fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011FontLibraryB0V0044awrongaxisorvalueisanerror_zyafecfccEHJIIpHa4TestfMp_24accessor2fc631462007e151fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:101:4-101:4
