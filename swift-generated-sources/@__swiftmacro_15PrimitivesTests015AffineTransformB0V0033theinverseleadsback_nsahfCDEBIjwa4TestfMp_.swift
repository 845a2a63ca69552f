@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_16de7634d393e04b9dfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(AffineTransformTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_7__localfMu_.`the inverse leads back`())))
  }
  try await $s15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_25generatorde7634d393e04b9dfMu_() async -> Testing.Test {
  return .__function(
  named: "`the inverse leads back`()",
  in: AffineTransformTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "the inverse leads back",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/AffineTransformTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift", line: 17, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_16de7634d393e04b9dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_24accessorde7634d393e04b9dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_25generatorde7634d393e04b9dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_33testContentRecordde7634d393e04b9dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests015AffineTransformB0V0033theinverseleadsback_nsahfCDEBIjwa4TestfMp_24accessorde7634d393e04b9dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:22:4-22:4
