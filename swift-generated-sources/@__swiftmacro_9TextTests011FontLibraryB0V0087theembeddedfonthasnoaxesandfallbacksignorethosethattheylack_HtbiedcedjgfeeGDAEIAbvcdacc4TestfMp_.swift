@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_16b600ad86f237d14efMu_() async throws -> Void {
  @Sendable func $s9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontLibraryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_7__localfMu_.`the embedded font has no axes, and fallbacks ignore those that they lack`())))
  }
  try await $s9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_25generatorb600ad86f237d14efMu_() async -> Testing.Test {
  return .__function(
  named: "`the embedded font has no axes, and fallbacks ignore those that they lack`()",
  in: FontLibraryTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "the embedded font has no axes, and fallbacks ignore those that they lack",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontLibraryTests.swift", filePath: "/work/main/Tests/TextTests/FontLibraryTests.swift", line: 103, column: 4),
  parameters: [],
  testFunction: $s9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_16b600ad86f237d14efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_24accessorb600ad86f237d14efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_25generatorb600ad86f237d14efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_33testContentRecordb600ad86f237d14efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011FontLibraryB0V0087theembeddedfonthasnoaxesandfallbacksignorethosethattheylack_HtbiedcedjgfeeGDAEIAbvcdacc4TestfMp_24accessorb600ad86f237d14efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:112:4-112:4
