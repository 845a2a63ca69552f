@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_17Z570c01f1bb64d217fMu_(workers arg0:Int) async throws -> Void {
  @Sendable func $s15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_7__localfMu0_(workers arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ParallelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_7__localfMu_.`results come in the order of their numbers`(workers: arg0))))
  }
  try await $s15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_7__localfMu0_(workers: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_25generator570c01f1bb64d217fMu_() async -> Testing.Test {
  return .__function(
  named: "`results come in the order of their numbers`(workers:)",
  in: ParallelTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "results come in the order of their numbers",traits: [],arguments: {[1, 2, 3, 8]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/ParallelTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift", line: 6, column: 4),
  parameters: [(firstName: "workers",secondName: nil,type: (Int).self)],
  testFunction: $s15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_17Z570c01f1bb64d217fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_24accessor570c01f1bb64d217fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_25generator570c01f1bb64d217fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_33testContentRecord570c01f1bb64d217fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08ParallelB0V0054resultscomeintheorderoftheirnumbers_eHaecdfcfFFAGIuhba4TestfMp_24accessor570c01f1bb64d217fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:14:4-14:4
