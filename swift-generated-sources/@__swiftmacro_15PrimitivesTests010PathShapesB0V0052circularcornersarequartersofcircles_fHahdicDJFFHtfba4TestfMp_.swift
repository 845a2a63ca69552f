@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_16a10274eb1daa533efMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathShapesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_7__localfMu_.`circular corners are quarters of circles`())))
  }
  try await $s15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_25generatora10274eb1daa533efMu_() async -> Testing.Test {
  return .__function(
  named: "`circular corners are quarters of circles`()",
  in: PathShapesTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "circular corners are quarters of circles",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathShapesTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift", line: 43, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_16a10274eb1daa533efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_24accessora10274eb1daa533efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_25generatora10274eb1daa533efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_33testContentRecorda10274eb1daa533efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_24accessora10274eb1daa533efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:51:4-51:4
