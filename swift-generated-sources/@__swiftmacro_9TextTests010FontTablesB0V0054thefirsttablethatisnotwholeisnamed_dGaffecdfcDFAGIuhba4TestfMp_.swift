@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_15c197c7e05279016fMu_() async throws -> Void {
  @Sendable func $s9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontTablesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_7__localfMu_.`the first table that is not whole is named`())))
  }
  try await $s9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_24generatorc197c7e05279016fMu_() async -> Testing.Test {
  return .__function(
  named: "`the first table that is not whole is named`()",
  in: FontTablesTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "the first table that is not whole is named",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontTablesTests.swift", filePath: "/work/main/Tests/TextTests/FontTablesTests.swift", line: 29, column: 4),
  parameters: [],
  testFunction: $s9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_15c197c7e05279016fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_23accessorc197c7e05279016fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_24generatorc197c7e05279016fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_32testContentRecordc197c7e05279016fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_23accessorc197c7e05279016fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontTablesTests.swift:37:4-37:4
