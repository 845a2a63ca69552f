@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_17Z5b0c5cfa8bfc1ce6fMu_() async throws -> Void {
  @Sendable func $s9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ShapingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_7__localfMu_.`letters and marks without a glyph of their own are composed`())))
  }
  try await $s9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_25generator5b0c5cfa8bfc1ce6fMu_() async -> Testing.Test {
  return .__function(
  named: "`letters and marks without a glyph of their own are composed`()",
  in: ShapingTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "letters and marks without a glyph of their own are composed",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/ShapingTests.swift", filePath: "/work/main/Tests/TextTests/ShapingTests.swift", line: 70, column: 4),
  parameters: [],
  testFunction: $s9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_17Z5b0c5cfa8bfc1ce6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_24accessor5b0c5cfa8bfc1ce6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_25generator5b0c5cfa8bfc1ce6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_33testContentRecord5b0c5cfa8bfc1ce6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_24accessor5b0c5cfa8bfc1ce6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/ShapingTests.swift:75:4-75:4
