@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_16cb52e3ee30b2140afMu_() async throws -> Void {
  @Sendable func $s9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LineBreakerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_7__localfMu_.`breaks equal those of ICU`())))
  }
  try await $s9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_25generatorcb52e3ee30b2140afMu_() async -> Testing.Test {
  return .__function(
  named: "`breaks equal those of ICU`()",
  in: LineBreakerTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "breaks equal those of ICU",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/LineBreakerTests.swift", filePath: "/work/main/Tests/TextTests/LineBreakerTests.swift", line: 6, column: 4),
  parameters: [],
  testFunction: $s9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_16cb52e3ee30b2140afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_24accessorcb52e3ee30b2140afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_25generatorcb52e3ee30b2140afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_33testContentRecordcb52e3ee30b2140afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_24accessorcb52e3ee30b2140afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/LineBreakerTests.swift:15:4-15:4
