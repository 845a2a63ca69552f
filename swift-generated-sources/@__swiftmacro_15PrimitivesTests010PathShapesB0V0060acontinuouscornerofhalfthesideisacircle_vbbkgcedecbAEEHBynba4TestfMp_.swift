@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_16a7fdf98d75c1a230fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathShapesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_7__localfMu_.`a continuous corner of half the side is a circle`())))
  }
  try await $s15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_25generatora7fdf98d75c1a230fMu_() async -> Testing.Test {
  return .__function(
  named: "`a continuous corner of half the side is a circle`()",
  in: PathShapesTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a continuous corner of half the side is a circle",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathShapesTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift", line: 62, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_16a7fdf98d75c1a230fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_24accessora7fdf98d75c1a230fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_25generatora7fdf98d75c1a230fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_33testContentRecorda7fdf98d75c1a230fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010PathShapesB0V0060acontinuouscornerofhalfthesideisacircle_vbbkgcedecbAEEHBynba4TestfMp_24accessora7fdf98d75c1a230fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:68:4-68:4
