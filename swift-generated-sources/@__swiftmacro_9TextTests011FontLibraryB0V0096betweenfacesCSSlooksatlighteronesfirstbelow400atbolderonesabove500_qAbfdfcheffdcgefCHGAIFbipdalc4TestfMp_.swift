@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_16e68e175301245140fMu_() async throws -> Void {
  @Sendable func $s9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontLibraryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_7__localfMu_.`between faces CSS looks at lighter ones first below 400, at bolder ones above 500`())))
  }
  try await $s9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_25generatore68e175301245140fMu_() async -> Testing.Test {
  return .__function(
  named: "`between faces CSS looks at lighter ones first below 400, at bolder ones above 500`()",
  in: FontLibraryTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "between faces CSS looks at lighter ones first below 400, at bolder ones above 500",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontLibraryTests.swift", filePath: "/work/main/Tests/TextTests/FontLibraryTests.swift", line: 30, column: 4),
  parameters: [],
  testFunction: $s9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_16e68e175301245140fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_24accessore68e175301245140fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_25generatore68e175301245140fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_33testContentRecorde68e175301245140fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011FontLibraryB0V0096betweenfacesCSSlooksatlighteronesfirstbelow400atbolderonesabove500_qAbfdfcheffdcgefCHGAIFbipdalc4TestfMp_24accessore68e175301245140fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:45:4-45:4
