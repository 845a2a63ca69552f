@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0056spacingandlineheightshrinkwiththefont_HIadeggedEBFGJvjba4TestfMp_16a9d7435cbf7c3baffMu_() async throws -> Void {
  @Sendable func $s9TextTests0a9ShrinkingB0V0056spacingandlineheightshrinkwiththefont_HIadeggedEBFGJvjba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a9ShrinkingB0V0056spacingandlineheightshrinkwiththefont_HIadeggedEBFGJvjba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextShrinkingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a9ShrinkingB0V0056spacingandlineheightshrinkwiththefont_HIadeggedEBFGJvjba4TestfMp_7__localfMu_.`spacing and line height shrink with the font`())))
  }
  try await $s9TextTests0a9ShrinkingB0V0056spacingandlineheightshrinkwiththefont_HIadeggedEBFGJvjba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0056spacingandlineheightshrinkwiththefont_HIadeggedEBFGJvjba4TestfMp_25generatora9d7435cbf7c3baffMu_() async -> Testing.Test {
  return .__function(
  named: "`spacing and line height shrink with the font`()",
  in: TextShrinkingTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "spacing and line height shrink with the font",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextShrinkingTests.swift", filePath: "/work/main/Tests/TextTests/TextShrinkingTests.swift", line: 71, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a9ShrinkingB0V0056spacingandlineheightshrinkwiththefont_HIadeggedEBFGJvjba4TestfMp_16a9d7435cbf7c3baffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a9ShrinkingB0V0056spacingandlineheightshrinkwiththefont_HIadeggedEBFGJvjba4TestfMp_24accessora9d7435cbf7c3baffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a9ShrinkingB0V0056spacingandlineheightshrinkwiththefont_HIadeggedEBFGJvjba4TestfMp_25generatora9d7435cbf7c3baffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a9ShrinkingB0V0056spacingandlineheightshrinkwiththefont_HIadeggedEBFGJvjba4TestfMp_33testContentRecorda9d7435cbf7c3baffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a9ShrinkingB0V0056spacingandlineheightshrinkwiththefont_HIadeggedEBFGJvjba4TestfMp_24accessora9d7435cbf7c3baffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:77:4-77:4
