@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_16e34336bdf4f58d4dfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathBoundsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_7__localfMu_.`a path that is added brings its points where the transform puts them`())))
  }
  try await $s15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_25generatore34336bdf4f58d4dfMu_() async -> Testing.Test {
  return .__function(
  named: "`a path that is added brings its points where the transform puts them`()",
  in: PathBoundsTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a path that is added brings its points where the transform puts them",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathBoundsTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathBoundsTests.swift", line: 19, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_16e34336bdf4f58d4dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_24accessore34336bdf4f58d4dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_25generatore34336bdf4f58d4dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_33testContentRecorde34336bdf4f58d4dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010PathBoundsB0V0081apaththatisaddedbringsitspointswherethetransformputsthem_frbeecfgdgfdjeIFACCJaHba4TestfMp_24accessore34336bdf4f58d4dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathBoundsTests.swift:27:4-27:4
