@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0061directionsalongtheaxeskeepthesignsofzeros_ydbfdeedfcAHGCHyoba4TestfMp_17Z77fcc49687bed2a4fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests08FunctionB0V0061directionsalongtheaxeskeepthesignsofzeros_ydbfdeedfcAHGCHyoba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08FunctionB0V0061directionsalongtheaxeskeepthesignsofzeros_ydbfdeedfcAHGCHyoba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FunctionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08FunctionB0V0061directionsalongtheaxeskeepthesignsofzeros_ydbfdeedfcAHGCHyoba4TestfMp_7__localfMu_.`directions along the axes keep the signs of zeros`())))
  }
  try await $s15PrimitivesTests08FunctionB0V0061directionsalongtheaxeskeepthesignsofzeros_ydbfdeedfcAHGCHyoba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0061directionsalongtheaxeskeepthesignsofzeros_ydbfdeedfcAHGCHyoba4TestfMp_25generator77fcc49687bed2a4fMu_() async -> Testing.Test {
  return .__function(
  named: "`directions along the axes keep the signs of zeros`()",
  in: FunctionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "directions along the axes keep the signs of zeros",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/FunctionTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift", line: 107, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests08FunctionB0V0061directionsalongtheaxeskeepthesignsofzeros_ydbfdeedfcAHGCHyoba4TestfMp_17Z77fcc49687bed2a4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08FunctionB0V0061directionsalongtheaxeskeepthesignsofzeros_ydbfdeedfcAHGCHyoba4TestfMp_24accessor77fcc49687bed2a4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08FunctionB0V0061directionsalongtheaxeskeepthesignsofzeros_ydbfdeedfcAHGCHyoba4TestfMp_25generator77fcc49687bed2a4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08FunctionB0V0061directionsalongtheaxeskeepthesignsofzeros_ydbfdeedfcAHGCHyoba4TestfMp_33testContentRecord77fcc49687bed2a4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08FunctionB0V0061directionsalongtheaxeskeepthesignsofzeros_ydbfdeedfcAHGCHyoba4TestfMp_24accessor77fcc49687bed2a4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:115:4-115:4
