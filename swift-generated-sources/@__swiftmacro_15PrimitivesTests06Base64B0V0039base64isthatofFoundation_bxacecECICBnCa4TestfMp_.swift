@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_16de467e3b530e42cdfMu_(count arg0:Int) async throws -> Void {
  @Sendable func $s15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_7__localfMu0_(count arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(Base64Tests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_7__localfMu_.`base64 is that of Foundation`(count: arg0))))
  }
  try await $s15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_7__localfMu0_(count: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_25generatorde467e3b530e42cdfMu_() async -> Testing.Test {
  return .__function(
  named: "`base64 is that of Foundation`(count:)",
  in: Base64Tests.self,
  xcTestCompatibleSelector: nil,
  displayName: "base64 is that of Foundation",traits: [],arguments: {0..<8},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/Base64Tests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/Base64Tests.swift", line: 9, column: 4),
  parameters: [(firstName: "count",secondName: nil,type: (Int).self)],
  testFunction: $s15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_16de467e3b530e42cdfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_24accessorde467e3b530e42cdfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_25generatorde467e3b530e42cdfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_33testContentRecordde467e3b530e42cdfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests06Base64B0V0039base64isthatofFoundation_bxacecECICBnCa4TestfMp_24accessorde467e3b530e42cdfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/Base64Tests.swift:16:4-16:4
