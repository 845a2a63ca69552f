@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0051thesamerequestgivesthesamestorage_gFaehfdeCGDACteba4TestfMp_16e581b9d438c728b2fMu_() async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0051thesamerequestgivesthesamestorage_gFaehfdeCGDACteba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0051thesamerequestgivesthesamestorage_gFaehfdeCGDACteba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0051thesamerequestgivesthesamestorage_gFaehfdeCGDACteba4TestfMp_7__localfMu_.`the same request gives the same storage`())))
  }
  try await $s9TextTests0a6LayoutB0V0051thesamerequestgivesthesamestorage_gFaehfdeCGDACteba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0051thesamerequestgivesthesamestorage_gFaehfdeCGDACteba4TestfMp_25generatore581b9d438c728b2fMu_() async -> Testing.Test {
  return .__function(
  named: "`the same request gives the same storage`()",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "the same request gives the same storage",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 194, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a6LayoutB0V0051thesamerequestgivesthesamestorage_gFaehfdeCGDACteba4TestfMp_16e581b9d438c728b2fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0051thesamerequestgivesthesamestorage_gFaehfdeCGDACteba4TestfMp_24accessore581b9d438c728b2fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0051thesamerequestgivesthesamestorage_gFaehfdeCGDACteba4TestfMp_25generatore581b9d438c728b2fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0051thesamerequestgivesthesamestorage_gFaehfdeCGDACteba4TestfMp_33testContentRecorde581b9d438c728b2fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0051thesamerequestgivesthesamestorage_gFaehfdeCGDACteba4TestfMp_24accessore581b9d438c728b2fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:203:4-203:4
