@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_16bad013359733898ffMu_() async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_7__localfMu_.`justified lines fill the width, the last of a paragraph does not`())))
  }
  try await $s9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_25generatorbad013359733898ffMu_() async -> Testing.Test {
  return .__function(
  named: "`justified lines fill the width, the last of a paragraph does not`()",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "justified lines fill the width, the last of a paragraph does not",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 116, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_16bad013359733898ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_24accessorbad013359733898ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_25generatorbad013359733898ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_33testContentRecordbad013359733898ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_24accessorbad013359733898ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:123:4-123:4
