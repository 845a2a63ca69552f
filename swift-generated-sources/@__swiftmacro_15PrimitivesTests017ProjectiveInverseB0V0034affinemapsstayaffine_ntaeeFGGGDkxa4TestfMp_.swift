@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_17Z3b433aa96b85f512fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProjectiveInverseTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_7__localfMu_.`affine maps stay affine`())))
  }
  try await $s15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_25generator3b433aa96b85f512fMu_() async -> Testing.Test {
  return .__function(
  named: "`affine maps stay affine`()",
  in: ProjectiveInverseTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "affine maps stay affine",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/ProjectiveInverseTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/ProjectiveInverseTests.swift", line: 15, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_17Z3b433aa96b85f512fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_24accessor3b433aa96b85f512fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_25generator3b433aa96b85f512fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_33testContentRecord3b433aa96b85f512fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests017ProjectiveInverseB0V0034affinemapsstayaffine_ntaeeFGGGDkxa4TestfMp_24accessor3b433aa96b85f512fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/ProjectiveInverseTests.swift:18:4-18:4
