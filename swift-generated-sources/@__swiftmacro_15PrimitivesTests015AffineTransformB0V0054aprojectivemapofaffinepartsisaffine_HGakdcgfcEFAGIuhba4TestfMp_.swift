@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_16d7a89d9946c514bcfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(AffineTransformTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_7__localfMu_.`a projective map of affine parts is affine`())))
  }
  try await $s15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_25generatord7a89d9946c514bcfMu_() async -> Testing.Test {
  return .__function(
  named: "`a projective map of affine parts is affine`()",
  in: AffineTransformTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a projective map of affine parts is affine",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/AffineTransformTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift", line: 38, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_16d7a89d9946c514bcfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_24accessord7a89d9946c514bcfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_25generatord7a89d9946c514bcfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_33testContentRecordd7a89d9946c514bcfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests015AffineTransformB0V0054aprojectivemapofaffinepartsisaffine_HGakdcgfcEFAGIuhba4TestfMp_24accessord7a89d9946c514bcfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:43:4-43:4
