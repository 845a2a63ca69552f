@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_17Z33bbd1c03139745ffMu_() async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_7__localfMu_.`any number of threads lays out the same`())))
  }
  try await $s9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_25generator33bbd1c03139745ffMu_() async -> Testing.Test {
  return .__function(
  named: "`any number of threads lays out the same`()",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "any number of threads lays out the same",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 211, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_17Z33bbd1c03139745ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_24accessor33bbd1c03139745ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_25generator33bbd1c03139745ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_33testContentRecord33bbd1c03139745ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_24accessor33bbd1c03139745ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:221:4-221:4
