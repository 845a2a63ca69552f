@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_16f326105f7236804afMu_() async throws -> Void {
  @Sendable func $s9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TypesetterTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_7__localfMu_.`no text has a width below 0`())))
  }
  try await $s9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_25generatorf326105f7236804afMu_() async -> Testing.Test {
  return .__function(
  named: "`no text has a width below 0`()",
  in: TypesetterTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "no text has a width below 0",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TypesetterTests.swift", filePath: "/work/main/Tests/TextTests/TypesetterTests.swift", line: 18, column: 4),
  parameters: [],
  testFunction: $s9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_16f326105f7236804afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_24accessorf326105f7236804afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_25generatorf326105f7236804afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_33testContentRecordf326105f7236804afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests010TypesetterB0V0038notexthasawidthbelow0_guaedbffEIFHFmBa4TestfMp_24accessorf326105f7236804afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TypesetterTests.swift:21:4-21:4
