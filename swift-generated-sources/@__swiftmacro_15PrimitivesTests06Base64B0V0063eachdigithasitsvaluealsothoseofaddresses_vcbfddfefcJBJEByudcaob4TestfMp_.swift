@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_16d932b2ff8df638affMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(Base64Tests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_7__localfMu_.`each digit has its value, also those of addresses`())))
  }
  try await $s15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_25generatord932b2ff8df638affMu_() async -> Testing.Test {
  return .__function(
  named: "`each digit has its value, also those of addresses`()",
  in: Base64Tests.self,
  xcTestCompatibleSelector: nil,
  displayName: "each digit has its value, also those of addresses",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/Base64Tests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/Base64Tests.swift", line: 18, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_16d932b2ff8df638affMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_24accessord932b2ff8df638affMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_25generatord932b2ff8df638affMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_33testContentRecordd932b2ff8df638affMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests06Base64B0V0063eachdigithasitsvaluealsothoseofaddresses_vcbfddfefcJBJEByudcaob4TestfMp_24accessord932b2ff8df638affMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/Base64Tests.swift:25:4-25:4
