@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests013StraightColorB0V0072straightandbackgiveseverypremultipliedcomponentagain_ynbdeffnjAIJECEayba4TestfMp_17Z1e525dcf4792b46efMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests013StraightColorB0V0072straightandbackgiveseverypremultipliedcomponentagain_ynbdeffnjAIJECEayba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests013StraightColorB0V0072straightandbackgiveseverypremultipliedcomponentagain_ynbdeffnjAIJECEayba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StraightColorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests013StraightColorB0V0072straightandbackgiveseverypremultipliedcomponentagain_ynbdeffnjAIJECEayba4TestfMp_7__localfMu_.`straight and back gives every premultiplied component again`())))
  }
  try await $s15PrimitivesTests013StraightColorB0V0072straightandbackgiveseverypremultipliedcomponentagain_ynbdeffnjAIJECEayba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests013StraightColorB0V0072straightandbackgiveseverypremultipliedcomponentagain_ynbdeffnjAIJECEayba4TestfMp_25generator1e525dcf4792b46efMu_() async -> Testing.Test {
  return .__function(
  named: "`straight and back gives every premultiplied component again`()",
  in: StraightColorTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "straight and back gives every premultiplied component again",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/StraightColorTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift", line: 5, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests013StraightColorB0V0072straightandbackgiveseverypremultipliedcomponentagain_ynbdeffnjAIJECEayba4TestfMp_17Z1e525dcf4792b46efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests013StraightColorB0V0072straightandbackgiveseverypremultipliedcomponentagain_ynbdeffnjAIJECEayba4TestfMp_24accessor1e525dcf4792b46efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests013StraightColorB0V0072straightandbackgiveseverypremultipliedcomponentagain_ynbdeffnjAIJECEayba4TestfMp_25generator1e525dcf4792b46efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests013StraightColorB0V0072straightandbackgiveseverypremultipliedcomponentagain_ynbdeffnjAIJECEayba4TestfMp_33testContentRecord1e525dcf4792b46efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests013StraightColorB0V0072straightandbackgiveseverypremultipliedcomponentagain_ynbdeffnjAIJECEayba4TestfMp_24accessor1e525dcf4792b46efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift:12:4-12:4
