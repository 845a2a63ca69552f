@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_17Z14c8addcf8c5fb19fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DoubleTextTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_7__localfMu_.`digits give the same number again`())))
  }
  try await $s15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_25generator14c8addcf8c5fb19fMu_() async -> Testing.Test {
  return .__function(
  named: "`digits give the same number again`()",
  in: DoubleTextTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "digits give the same number again",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/DoubleTextTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/DoubleTextTests.swift", line: 16, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_17Z14c8addcf8c5fb19fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_24accessor14c8addcf8c5fb19fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_25generator14c8addcf8c5fb19fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_33testContentRecord14c8addcf8c5fb19fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010DoubleTextB0V0044digitsgivethesamenumberagain_yAaedegEHJIIpHa4TestfMp_24accessor14c8addcf8c5fb19fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/DoubleTextTests.swift:20:4-20:4
