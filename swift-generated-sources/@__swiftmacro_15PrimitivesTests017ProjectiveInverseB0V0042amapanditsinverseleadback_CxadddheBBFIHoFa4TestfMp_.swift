@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_17Z153e8da23fe7a4c4fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProjectiveInverseTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_7__localfMu_.`a map and its inverse lead back`())))
  }
  try await $s15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_25generator153e8da23fe7a4c4fMu_() async -> Testing.Test {
  return .__function(
  named: "`a map and its inverse lead back`()",
  in: ProjectiveInverseTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a map and its inverse lead back",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/ProjectiveInverseTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/ProjectiveInverseTests.swift", line: 5, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_17Z153e8da23fe7a4c4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_24accessor153e8da23fe7a4c4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_25generator153e8da23fe7a4c4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_33testContentRecord153e8da23fe7a4c4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests017ProjectiveInverseB0V0042amapanditsinverseleadback_CxadddheBBFIHoFa4TestfMp_24accessor153e8da23fe7a4c4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/ProjectiveInverseTests.swift:13:4-13:4
