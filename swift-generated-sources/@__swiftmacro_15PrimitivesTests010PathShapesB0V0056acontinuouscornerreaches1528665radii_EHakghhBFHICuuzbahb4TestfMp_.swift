@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_16Z7f0905fcd70f11cfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathShapesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_7__localfMu_.`a continuous corner reaches 1.528665 radii`())))
  }
  try await $s15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_24generator7f0905fcd70f11cfMu_() async -> Testing.Test {
  return .__function(
  named: "`a continuous corner reaches 1.528665 radii`()",
  in: PathShapesTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a continuous corner reaches 1.528665 radii",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathShapesTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift", line: 70, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_16Z7f0905fcd70f11cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_23accessor7f0905fcd70f11cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_24generator7f0905fcd70f11cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_32testContentRecord7f0905fcd70f11cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010PathShapesB0V0056acontinuouscornerreaches1528665radii_EHakghhBFHICuuzbahb4TestfMp_23accessor7f0905fcd70f11cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:78:4-78:4
