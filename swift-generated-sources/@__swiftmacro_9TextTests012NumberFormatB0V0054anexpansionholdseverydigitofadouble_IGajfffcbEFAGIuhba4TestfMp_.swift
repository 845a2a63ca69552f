@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_17Z58190611136ccf50fMu_() async throws -> Void {
  @Sendable func $s9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NumberFormatTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_7__localfMu_.`an expansion holds every digit of a double`())))
  }
  try await $s9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_25generator58190611136ccf50fMu_() async -> Testing.Test {
  return .__function(
  named: "`an expansion holds every digit of a double`()",
  in: NumberFormatTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "an expansion holds every digit of a double",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/NumberFormatTests.swift", filePath: "/work/main/Tests/TextTests/NumberFormatTests.swift", line: 107, column: 4),
  parameters: [],
  testFunction: $s9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_17Z58190611136ccf50fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_24accessor58190611136ccf50fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_25generator58190611136ccf50fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_33testContentRecord58190611136ccf50fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests012NumberFormatB0V0054anexpansionholdseverydigitofadouble_IGajfffcbEFAGIuhba4TestfMp_24accessor58190611136ccf50fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:114:4-114:4
