@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_17Z37f18b661f3b2a6efMu_(number arg0:Double,places arg1:Int,rounded arg2:Double) async throws -> Void {
  @Sendable func $s15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_7__localfMu0_(number arg0:Double,places arg1:Int,rounded arg2:Double,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DoubleTextTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_7__localfMu_.`halves are rounded away from zero`(number: arg0,places: arg1,rounded: arg2))))
  }
  try await $s15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_7__localfMu0_(number: arg0,places: arg1,rounded: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_25generator37f18b661f3b2a6efMu_() async -> Testing.Test {
  return .__function(
  named: "`halves are rounded away from zero`(number:places:rounded:)",
  in: DoubleTextTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "halves are rounded away from zero",traits: [],arguments: {[
    (2.345_678, 0, 2), (2.345_678, 3, 2.346), (-2.5, 0, -3), (0.1 + 0.2, 6, 0.3), (1e-9, 6, 0),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/DoubleTextTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/DoubleTextTests.swift", line: 22, column: 4),
  parameters: [(firstName: "number",secondName: nil,type: (Double).self),(firstName: "places",secondName: nil,type: (Int).self),(firstName: "rounded",secondName: nil,type: (Double).self)],
  testFunction: $s15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_17Z37f18b661f3b2a6efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_24accessor37f18b661f3b2a6efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_25generator37f18b661f3b2a6efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_33testContentRecord37f18b661f3b2a6efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010DoubleTextB0V0044halvesareroundedawayfromzero_yAadheeDHJIIpHa4TestfMp_24accessor37f18b661f3b2a6efMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/DoubleTextTests.swift:27:4-27:4
