@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_17Z281928daacac65e6fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(AffineTransformTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_7__localfMu_.`concatenation does the first map first`())))
  }
  try await $s15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_25generator281928daacac65e6fMu_() async -> Testing.Test {
  return .__function(
  named: "`concatenation does the first map first`()",
  in: AffineTransformTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "concatenation does the first map first",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/AffineTransformTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift", line: 11, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_17Z281928daacac65e6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_24accessor281928daacac65e6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_25generator281928daacac65e6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_33testContentRecord281928daacac65e6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests015AffineTransformB0V0050concatenationdoesthefirstmapfirst_qFaedfdJCBFGsdba4TestfMp_24accessor281928daacac65e6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:15:4-15:4
