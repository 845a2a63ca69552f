@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_17Z59aabfe9927c0eb4fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(IntRectTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_7__localfMu_.`a rectangle in another is counted from its corner`())))
  }
  try await $s15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_25generator59aabfe9927c0eb4fMu_() async -> Testing.Test {
  return .__function(
  named: "`a rectangle in another is counted from its corner`()",
  in: IntRectTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a rectangle in another is counted from its corner",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/IntRectTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift", line: 24, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_17Z59aabfe9927c0eb4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_24accessor59aabfe9927c0eb4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_25generator59aabfe9927c0eb4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_33testContentRecord59aabfe9927c0eb4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07IntRectB0V0061arectangleinanotheriscountedfromitscorner_pdbjchchedBHGCHyoba4TestfMp_24accessor59aabfe9927c0eb4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:29:4-29:4
