@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_17Z6b283c9065fb62dcfMu_(text arg0:String) async throws -> Void {
  @Sendable func $s15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_7__localfMu0_(text arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(Base64Tests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_7__localfMu_.`what is no digit is told`(text: arg0))))
  }
  try await $s15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_7__localfMu0_(text: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_25generator6b283c9065fb62dcfMu_() async -> Testing.Test {
  return .__function(
  named: "`what is no digit is told`(text:)",
  in: Base64Tests.self,
  xcTestCompatibleSelector: nil,
  displayName: "what is no digit is told",traits: [],arguments: {["AA A", "AA\n", "Ä", "A,", "@", "[", "`", "{"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/Base64Tests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/Base64Tests.swift", line: 27, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self)],
  testFunction: $s15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_17Z6b283c9065fb62dcfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_24accessor6b283c9065fb62dcfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_25generator6b283c9065fb62dcfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_33testContentRecord6b283c9065fb62dcfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests06Base64B0V0035whatisnodigitistold_osaccfcEJIBJkya4TestfMp_24accessor6b283c9065fb62dcfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/Base64Tests.swift:30:4-30:4
