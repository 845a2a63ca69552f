@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08ParallelB0V0045nestedworkfrommanythreadsends_vBaeeehEACEEqIa4TestfMp_17Z753424c93ae2bc2efMu_() async throws -> Void {
  let $s15PrimitivesTests08ParallelB0V0045nestedworkfrommanythreadsends_vBaeeehEACEEqIa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ParallelTests())))
  _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08ParallelB0V0045nestedworkfrommanythreadsends_vBaeeehEACEEqIa4TestfMp_7__localfMu_.`nested work from many threads ends`())))
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08ParallelB0V0045nestedworkfrommanythreadsends_vBaeeehEACEEqIa4TestfMp_25generator753424c93ae2bc2efMu_() async -> Testing.Test {
  return .__function(
  named: "`nested work from many threads ends`()",
  in: ParallelTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "nested work from many threads ends",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/ParallelTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift", line: 16, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests08ParallelB0V0045nestedworkfrommanythreadsends_vBaeeehEACEEqIa4TestfMp_17Z753424c93ae2bc2efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08ParallelB0V0045nestedworkfrommanythreadsends_vBaeeehEACEEqIa4TestfMp_24accessor753424c93ae2bc2efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08ParallelB0V0045nestedworkfrommanythreadsends_vBaeeehEACEEqIa4TestfMp_25generator753424c93ae2bc2efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08ParallelB0V0045nestedworkfrommanythreadsends_vBaeeehEACEEqIa4TestfMp_33testContentRecord753424c93ae2bc2efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08ParallelB0V0045nestedworkfrommanythreadsends_vBaeeehEACEEqIa4TestfMp_24accessor753424c93ae2bc2efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:33:4-33:4
