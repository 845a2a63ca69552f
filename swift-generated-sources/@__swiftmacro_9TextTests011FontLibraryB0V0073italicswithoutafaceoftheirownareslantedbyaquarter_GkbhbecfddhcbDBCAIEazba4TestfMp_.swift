@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_17Z3e2c6f41e0b1a67dfMu_() async throws -> Void {
  @Sendable func $s9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontLibraryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_7__localfMu_.`italics without a face of their own are slanted by a quarter`())))
  }
  try await $s9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_25generator3e2c6f41e0b1a67dfMu_() async -> Testing.Test {
  return .__function(
  named: "`italics without a face of their own are slanted by a quarter`()",
  in: FontLibraryTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "italics without a face of their own are slanted by a quarter",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontLibraryTests.swift", filePath: "/work/main/Tests/TextTests/FontLibraryTests.swift", line: 114, column: 4),
  parameters: [],
  testFunction: $s9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_17Z3e2c6f41e0b1a67dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_24accessor3e2c6f41e0b1a67dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_25generator3e2c6f41e0b1a67dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_33testContentRecord3e2c6f41e0b1a67dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_24accessor3e2c6f41e0b1a67dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:120:4-120:4
