@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_17Z3e430eda14c8a3a4fMu_() async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_7__localfMu_.`a soft hyphen shows where a line breaks at it`())))
  }
  try await $s9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_25generator3e430eda14c8a3a4fMu_() async -> Testing.Test {
  return .__function(
  named: "`a soft hyphen shows where a line breaks at it`()",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a soft hyphen shows where a line breaks at it",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 137, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_17Z3e430eda14c8a3a4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_24accessor3e430eda14c8a3a4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_25generator3e430eda14c8a3a4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_33testContentRecord3e430eda14c8a3a4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_24accessor3e430eda14c8a3a4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:144:4-144:4
