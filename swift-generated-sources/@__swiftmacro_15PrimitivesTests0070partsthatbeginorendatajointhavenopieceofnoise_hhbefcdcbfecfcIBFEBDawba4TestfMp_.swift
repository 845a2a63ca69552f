@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s15PrimitivesTests0070partsthatbeginorendatajointhavenopieceofnoise_hhbefcdcbfecfcIBFEBDawba4TestfMp_16Z8d7e7d010c0078bfMu_(_ arg0:Int) async throws -> Void {
  @Sendable func $s15PrimitivesTests0070partsthatbeginorendatajointhavenopieceofnoise_hhbefcdcbfecfcIBFEBDawba4TestfMp_7__localfMu_(_ arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(`parts that begin or end at a joint have no piece of noise`(arg0))))
  }
  try await $s15PrimitivesTests0070partsthatbeginorendatajointhavenopieceofnoise_hhbefcdcbfecfcIBFEBDawba4TestfMp_7__localfMu_(arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s15PrimitivesTests0070partsthatbeginorendatajointhavenopieceofnoise_hhbefcdcbfecfcIBFEBDawba4TestfMp_24generator8d7e7d010c0078bfMu_() async -> Testing.Test {
  return .__function(
  named: "`parts that begin or end at a joint have no piece of noise`(_:)",
  in: nil as Swift.Never.Type?,
  xcTestCompatibleSelector: nil,
  displayName: "parts that begin or end at a joint have no piece of noise",traits: [],arguments: {paths.indices},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathPartTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathPartTests.swift", line: 71, column: 2),
  parameters: [(firstName: "_",secondName: "index",type: (Int).self)],
  testFunction: $s15PrimitivesTests0070partsthatbeginorendatajointhavenopieceofnoise_hhbefcdcbfecfcIBFEBDawba4TestfMp_16Z8d7e7d010c0078bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private  nonisolated let $s15PrimitivesTests0070partsthatbeginorendatajointhavenopieceofnoise_hhbefcdcbfecfcIBFEBDawba4TestfMp_23accessor8d7e7d010c0078bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests0070partsthatbeginorendatajointhavenopieceofnoise_hhbefcdcbfecfcIBFEBDawba4TestfMp_24generator8d7e7d010c0078bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s15PrimitivesTests0070partsthatbeginorendatajointhavenopieceofnoise_hhbefcdcbfecfcIBFEBDawba4TestfMp_32testContentRecord8d7e7d010c0078bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests0070partsthatbeginorendatajointhavenopieceofnoise_hhbefcdcbfecfcIBFEBDawba4TestfMp_23accessor8d7e7d010c0078bfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathPartTests.swift:101:2-101:2
