@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_17Z3b9aec60088a19b2fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PrintableTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_7__localfMu_.`just C0, DEL and C1 are control characters`())))
  }
  try await $s15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_25generator3b9aec60088a19b2fMu_() async -> Testing.Test {
  return .__function(
  named: "`just C0, DEL and C1 are control characters`()",
  in: PrintableTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "just C0, DEL and C1 are control characters",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PrintableTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/PrintableTests.swift", line: 32, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_17Z3b9aec60088a19b2fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_24accessor3b9aec60088a19b2fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_25generator3b9aec60088a19b2fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_33testContentRecord3b9aec60088a19b2fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_24accessor3b9aec60088a19b2fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:35:4-35:4
