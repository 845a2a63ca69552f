@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_17Z30e702487f06be54fMu_() async throws -> Void {
  @Sendable func $s9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OutlineTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_7__localfMu_.`a space has no outline and outlines are made once`())))
  }
  try await $s9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_25generator30e702487f06be54fMu_() async -> Testing.Test {
  return .__function(
  named: "`a space has no outline and outlines are made once`()",
  in: OutlineTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a space has no outline and outlines are made once",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/OutlineTests.swift", filePath: "/work/main/Tests/TextTests/OutlineTests.swift", line: 31, column: 4),
  parameters: [],
  testFunction: $s9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_17Z30e702487f06be54fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_24accessor30e702487f06be54fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_25generator30e702487f06be54fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_33testContentRecord30e702487f06be54fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_24accessor30e702487f06be54fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/OutlineTests.swift:39:4-39:4
