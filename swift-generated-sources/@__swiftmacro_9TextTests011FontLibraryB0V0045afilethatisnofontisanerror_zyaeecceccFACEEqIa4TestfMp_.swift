@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_16f9c4aa7c4462603efMu_() async throws -> Void {
  @Sendable func $s9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontLibraryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_7__localfMu_.`a file that is no font is an error`())))
  }
  try await $s9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_25generatorf9c4aa7c4462603efMu_() async -> Testing.Test {
  return .__function(
  named: "`a file that is no font is an error`()",
  in: FontLibraryTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a file that is no font is an error",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontLibraryTests.swift", filePath: "/work/main/Tests/TextTests/FontLibraryTests.swift", line: 142, column: 4),
  parameters: [],
  testFunction: $s9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_16f9c4aa7c4462603efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_24accessorf9c4aa7c4462603efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_25generatorf9c4aa7c4462603efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_33testContentRecordf9c4aa7c4462603efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011FontLibraryB0V0045afilethatisnofontisanerror_zyaeecceccFACEEqIa4TestfMp_24accessorf9c4aa7c4462603efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:150:4-150:4
