@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_17Z3270dd565619a2adfMu_() async throws -> Void {
  @Sendable func $s9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ShapingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_7__localfMu_.`glyphs, advances and offsets equal those of hb-shape`())))
  }
  try await $s9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_25generator3270dd565619a2adfMu_() async -> Testing.Test {
  return .__function(
  named: "`glyphs, advances and offsets equal those of hb-shape`()",
  in: ShapingTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "glyphs, advances and offsets equal those of hb-shape",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/ShapingTests.swift", filePath: "/work/main/Tests/TextTests/ShapingTests.swift", line: 22, column: 4),
  parameters: [],
  testFunction: $s9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_17Z3270dd565619a2adfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_24accessor3270dd565619a2adfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_25generator3270dd565619a2adfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_33testContentRecord3270dd565619a2adfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests07ShapingB0V0067glyphsadvancesandoffsetsequalthoseofhbshape_ofbidhffcHFCFCzvcaIClrb4TestfMp_24accessor3270dd565619a2adfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/ShapingTests.swift:42:4-42:4
