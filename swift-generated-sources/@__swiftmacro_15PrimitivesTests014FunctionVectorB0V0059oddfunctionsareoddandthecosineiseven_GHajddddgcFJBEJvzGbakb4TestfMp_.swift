@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_16bfa5133df57a2c1cfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FunctionVectorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_7__localfMu_.`odd functions are odd, and the cosine is even`())))
  }
  try await $s15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_25generatorbfa5133df57a2c1cfMu_() async -> Testing.Test {
  return .__function(
  named: "`odd functions are odd, and the cosine is even`()",
  in: FunctionVectorTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "odd functions are odd, and the cosine is even",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/FunctionVectorTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Numerics/FunctionVectorTests.swift", line: 45, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_16bfa5133df57a2c1cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_24accessorbfa5133df57a2c1cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_25generatorbfa5133df57a2c1cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_33testContentRecordbfa5133df57a2c1cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_24accessorbfa5133df57a2c1cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionVectorTests.swift:57:4-57:4
