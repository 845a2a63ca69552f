@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_17Z3b524deb951469a6fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProjectiveInverseTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_7__localfMu_.`what is squashed has no inverse`())))
  }
  try await $s15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_25generator3b524deb951469a6fMu_() async -> Testing.Test {
  return .__function(
  named: "`what is squashed has no inverse`()",
  in: ProjectiveInverseTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "what is squashed has no inverse",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/ProjectiveInverseTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/ProjectiveInverseTests.swift", line: 20, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_17Z3b524deb951469a6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_24accessor3b524deb951469a6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_25generator3b524deb951469a6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_33testContentRecord3b524deb951469a6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests017ProjectiveInverseB0V0042whatissquashedhasnoinverse_CyacidcEBFIHoFa4TestfMp_24accessor3b524deb951469a6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/ProjectiveInverseTests.swift:24:4-24:4
