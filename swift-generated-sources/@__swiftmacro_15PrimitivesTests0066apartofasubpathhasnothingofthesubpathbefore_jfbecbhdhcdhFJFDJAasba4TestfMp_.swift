@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s15PrimitivesTests0066apartofasubpathhasnothingofthesubpathbefore_jfbecbhdhcdhFJFDJAasba4TestfMp_16b5b90e20605765f2fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests0066apartofasubpathhasnothingofthesubpathbefore_jfbecbhdhcdhFJFDJAasba4TestfMp_7__localfMu_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(`a part of a subpath has nothing of the subpath before`())))
  }
  try await $s15PrimitivesTests0066apartofasubpathhasnothingofthesubpathbefore_jfbecbhdhcdhFJFDJAasba4TestfMp_7__localfMu_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s15PrimitivesTests0066apartofasubpathhasnothingofthesubpathbefore_jfbecbhdhcdhFJFDJAasba4TestfMp_25generatorb5b90e20605765f2fMu_() async -> Testing.Test {
  return .__function(
  named: "`a part of a subpath has nothing of the subpath before`()",
  in: nil as Swift.Never.Type?,
  xcTestCompatibleSelector: nil,
  displayName: "a part of a subpath has nothing of the subpath before",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathPartTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathPartTests.swift", line: 108, column: 2),
  parameters: [],
  testFunction: $s15PrimitivesTests0066apartofasubpathhasnothingofthesubpathbefore_jfbecbhdhcdhFJFDJAasba4TestfMp_16b5b90e20605765f2fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private  nonisolated let $s15PrimitivesTests0066apartofasubpathhasnothingofthesubpathbefore_jfbecbhdhcdhFJFDJAasba4TestfMp_24accessorb5b90e20605765f2fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests0066apartofasubpathhasnothingofthesubpathbefore_jfbecbhdhcdhFJFDJAasba4TestfMp_25generatorb5b90e20605765f2fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s15PrimitivesTests0066apartofasubpathhasnothingofthesubpathbefore_jfbecbhdhcdhFJFDJAasba4TestfMp_33testContentRecordb5b90e20605765f2fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests0066apartofasubpathhasnothingofthesubpathbefore_jfbecbhdhcdhFJFDJAasba4TestfMp_24accessorb5b90e20605765f2fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathPartTests.swift:116:2-116:2
