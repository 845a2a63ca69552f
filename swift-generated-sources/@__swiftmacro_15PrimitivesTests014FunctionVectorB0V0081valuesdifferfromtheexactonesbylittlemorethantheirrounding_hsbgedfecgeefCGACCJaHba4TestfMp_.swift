@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_17Z1bd9013c52c9e4c4fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FunctionVectorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_7__localfMu_.`values differ from the exact ones by little more than their rounding`())))
  }
  try await $s15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_25generator1bd9013c52c9e4c4fMu_() async -> Testing.Test {
  return .__function(
  named: "`values differ from the exact ones by little more than their rounding`()",
  in: FunctionVectorTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "values differ from the exact ones by little more than their rounding",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/FunctionVectorTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Numerics/FunctionVectorTests.swift", line: 31, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_17Z1bd9013c52c9e4c4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_24accessor1bd9013c52c9e4c4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_25generator1bd9013c52c9e4c4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_33testContentRecord1bd9013c52c9e4c4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests014FunctionVectorB0V0081valuesdifferfromtheexactonesbylittlemorethantheirrounding_hsbgedfecgeefCGACCJaHba4TestfMp_24accessor1bd9013c52c9e4c4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionVectorTests.swift:43:4-43:4
