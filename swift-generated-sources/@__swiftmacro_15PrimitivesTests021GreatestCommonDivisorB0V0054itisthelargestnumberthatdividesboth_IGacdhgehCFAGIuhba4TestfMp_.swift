@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_17Z7a9a60e95bee9a3dfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(GreatestCommonDivisorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_7__localfMu_.`it is the largest number that divides both`())))
  }
  try await $s15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_25generator7a9a60e95bee9a3dfMu_() async -> Testing.Test {
  return .__function(
  named: "`it is the largest number that divides both`()",
  in: GreatestCommonDivisorTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "it is the largest number that divides both",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/GreatestCommonDivisorTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Numerics/GreatestCommonDivisorTests.swift", line: 5, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_17Z7a9a60e95bee9a3dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_24accessor7a9a60e95bee9a3dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_25generator7a9a60e95bee9a3dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_33testContentRecord7a9a60e95bee9a3dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_24accessor7a9a60e95bee9a3dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/GreatestCommonDivisorTests.swift:14:4-14:4
