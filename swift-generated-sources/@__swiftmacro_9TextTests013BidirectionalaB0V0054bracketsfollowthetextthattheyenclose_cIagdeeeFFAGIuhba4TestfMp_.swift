@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_17Z4686f1e6c3ef7fc9fMu_() async throws -> Void {
  @Sendable func $s9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BidirectionalTextTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_7__localfMu_.`brackets follow the text that they enclose`())))
  }
  try await $s9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_25generator4686f1e6c3ef7fc9fMu_() async -> Testing.Test {
  return .__function(
  named: "`brackets follow the text that they enclose`()",
  in: BidirectionalTextTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "brackets follow the text that they enclose",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/BidirectionalTextTests.swift", filePath: "/work/main/Tests/TextTests/BidirectionalTextTests.swift", line: 34, column: 4),
  parameters: [],
  testFunction: $s9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_17Z4686f1e6c3ef7fc9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_24accessor4686f1e6c3ef7fc9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_25generator4686f1e6c3ef7fc9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_33testContentRecord4686f1e6c3ef7fc9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests013BidirectionalaB0V0054bracketsfollowthetextthattheyenclose_cIagdeeeFFAGIuhba4TestfMp_24accessor4686f1e6c3ef7fc9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/BidirectionalTextTests.swift:41:4-41:4
