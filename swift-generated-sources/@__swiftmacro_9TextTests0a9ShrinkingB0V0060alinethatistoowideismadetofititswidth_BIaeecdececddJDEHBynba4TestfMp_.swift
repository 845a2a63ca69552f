@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_17Z68d3fc501c803960fMu_() async throws -> Void {
  @Sendable func $s9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextShrinkingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_7__localfMu_.`a line that is too wide is made to fit its width`())))
  }
  try await $s9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_25generator68d3fc501c803960fMu_() async -> Testing.Test {
  return .__function(
  named: "`a line that is too wide is made to fit its width`()",
  in: TextShrinkingTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a line that is too wide is made to fit its width",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextShrinkingTests.swift", filePath: "/work/main/Tests/TextTests/TextShrinkingTests.swift", line: 26, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_17Z68d3fc501c803960fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_24accessor68d3fc501c803960fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_25generator68d3fc501c803960fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_33testContentRecord68d3fc501c803960fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_24accessor68d3fc501c803960fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:33:4-33:4
