@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_17Z3ae3b10a5c525d8ffMu_(workers arg0:Int) async throws -> Void {
  @Sendable func $s15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_7__localfMu0_(workers arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ParallelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_7__localfMu_.`no more pieces run at a time than there are workers`(workers: arg0))))
  }
  try await $s15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_7__localfMu0_(workers: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_25generator3ae3b10a5c525d8ffMu_() async -> Testing.Test {
  return .__function(
  named: "`no more pieces run at a time than there are workers`(workers:)",
  in: ParallelTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "no more pieces run at a time than there are workers",traits: [],arguments: {[2, 3]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/ParallelTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift", line: 35, column: 4),
  parameters: [(firstName: "workers",secondName: nil,type: (Int).self)],
  testFunction: $s15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_17Z3ae3b10a5c525d8ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_24accessor3ae3b10a5c525d8ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_25generator3ae3b10a5c525d8ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_33testContentRecord3ae3b10a5c525d8ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08ParallelB0V0063nomorepiecesrunatatimethanthereareworkers_qdbegdcbeefdEDBDIzqba4TestfMp_24accessor3ae3b10a5c525d8ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:50:4-50:4
