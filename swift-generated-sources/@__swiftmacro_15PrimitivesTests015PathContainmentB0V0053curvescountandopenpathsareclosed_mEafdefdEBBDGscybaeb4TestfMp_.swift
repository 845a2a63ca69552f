@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_17Z2abb10de175c4385fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathContainmentTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_7__localfMu_.`curves count, and open paths are closed`())))
  }
  try await $s15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_25generator2abb10de175c4385fMu_() async -> Testing.Test {
  return .__function(
  named: "`curves count, and open paths are closed`()",
  in: PathContainmentTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "curves count, and open paths are closed",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathContainmentTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift", line: 23, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_17Z2abb10de175c4385fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_24accessor2abb10de175c4385fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_25generator2abb10de175c4385fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_33testContentRecord2abb10de175c4385fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests015PathContainmentB0V0053curvescountandopenpathsareclosed_mEafdefdEBBDGscybaeb4TestfMp_24accessor2abb10de175c4385fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:30:4-30:4
