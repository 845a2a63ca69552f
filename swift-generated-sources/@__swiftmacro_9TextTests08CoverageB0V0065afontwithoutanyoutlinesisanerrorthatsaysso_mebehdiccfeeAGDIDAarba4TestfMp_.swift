@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_17Z26c284e0d4d7781bfMu_(family arg0:String) async throws -> Void {
  @Sendable func $s9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_7__localfMu0_(family arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoverageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_7__localfMu_.`a font without any outlines is an error that says so`(family: arg0))))
  }
  try await $s9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_7__localfMu0_(family: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_25generator26c284e0d4d7781bfMu_() async -> Testing.Test {
  return .__function(
  named: "`a font without any outlines is an error that says so`(family:)",
  in: CoverageTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a font without any outlines is an error that says so",traits: [],arguments: {["Colors", "colors"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/CoverageTests.swift", filePath: "/work/main/Tests/TextTests/CoverageTests.swift", line: 59, column: 4),
  parameters: [(firstName: "family",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_17Z26c284e0d4d7781bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_24accessor26c284e0d4d7781bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_25generator26c284e0d4d7781bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_33testContentRecord26c284e0d4d7781bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_24accessor26c284e0d4d7781bfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:75:4-75:4
