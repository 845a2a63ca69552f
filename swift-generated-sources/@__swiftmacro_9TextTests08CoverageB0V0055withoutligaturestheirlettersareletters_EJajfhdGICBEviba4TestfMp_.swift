@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0055withoutligaturestheirlettersareletters_EJajfhdGICBEviba4TestfMp_16d8be7f961a0acaf0fMu_() async throws -> Void {
  @Sendable func $s9TextTests08CoverageB0V0055withoutligaturestheirlettersareletters_EJajfhdGICBEviba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests08CoverageB0V0055withoutligaturestheirlettersareletters_EJajfhdGICBEviba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoverageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests08CoverageB0V0055withoutligaturestheirlettersareletters_EJajfhdGICBEviba4TestfMp_7__localfMu_.`without ligatures their letters are letters`())))
  }
  try await $s9TextTests08CoverageB0V0055withoutligaturestheirlettersareletters_EJajfhdGICBEviba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0055withoutligaturestheirlettersareletters_EJajfhdGICBEviba4TestfMp_25generatord8be7f961a0acaf0fMu_() async -> Testing.Test {
  return .__function(
  named: "`without ligatures their letters are letters`()",
  in: CoverageTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "without ligatures their letters are letters",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/CoverageTests.swift", filePath: "/work/main/Tests/TextTests/CoverageTests.swift", line: 38, column: 4),
  parameters: [],
  testFunction: $s9TextTests08CoverageB0V0055withoutligaturestheirlettersareletters_EJajfhdGICBEviba4TestfMp_16d8be7f961a0acaf0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests08CoverageB0V0055withoutligaturestheirlettersareletters_EJajfhdGICBEviba4TestfMp_24accessord8be7f961a0acaf0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests08CoverageB0V0055withoutligaturestheirlettersareletters_EJajfhdGICBEviba4TestfMp_25generatord8be7f961a0acaf0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests08CoverageB0V0055withoutligaturestheirlettersareletters_EJajfhdGICBEviba4TestfMp_33testContentRecordd8be7f961a0acaf0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests08CoverageB0V0055withoutligaturestheirlettersareletters_EJajfhdGICBEviba4TestfMp_24accessord8be7f961a0acaf0fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:40:4-40:4
