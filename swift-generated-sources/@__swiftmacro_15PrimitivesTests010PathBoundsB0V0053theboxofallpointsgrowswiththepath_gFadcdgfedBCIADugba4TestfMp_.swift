@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_16a1058867d51a0df1fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathBoundsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_7__localfMu_.`the box of all points grows with the path`())))
  }
  try await $s15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_25generatora1058867d51a0df1fMu_() async -> Testing.Test {
  return .__function(
  named: "`the box of all points grows with the path`()",
  in: PathBoundsTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "the box of all points grows with the path",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathBoundsTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathBoundsTests.swift", line: 5, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_16a1058867d51a0df1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_24accessora1058867d51a0df1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_25generatora1058867d51a0df1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_33testContentRecorda1058867d51a0df1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010PathBoundsB0V0053theboxofallpointsgrowswiththepath_gFadcdgfedBCIADugba4TestfMp_24accessora1058867d51a0df1fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathBoundsTests.swift:17:4-17:4
