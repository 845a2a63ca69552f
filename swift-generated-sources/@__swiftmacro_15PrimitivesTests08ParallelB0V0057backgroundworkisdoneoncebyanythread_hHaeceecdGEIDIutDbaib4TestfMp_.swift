@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_16f4abcba357fc69c3fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ParallelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_7__localfMu_.`background work is done once, by any thread`())))
  }
  try await $s15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_25generatorf4abcba357fc69c3fMu_() async -> Testing.Test {
  return .__function(
  named: "`background work is done once, by any thread`()",
  in: ParallelTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "background work is done once, by any thread",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/ParallelTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift", line: 62, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_16f4abcba357fc69c3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_24accessorf4abcba357fc69c3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_25generatorf4abcba357fc69c3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_33testContentRecordf4abcba357fc69c3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_24accessorf4abcba357fc69c3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:81:4-81:4
