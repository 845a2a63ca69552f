@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0055afontwithoutatableofoutlineshasnone_HGaehbfcidDICBEviba4TestfMp_17Z95b10174fbdc1798fMu_() async throws -> Void {
  @Sendable func $s9TextTests08CoverageB0V0055afontwithoutatableofoutlineshasnone_HGaehbfcidDICBEviba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests08CoverageB0V0055afontwithoutatableofoutlineshasnone_HGaehbfcidDICBEviba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoverageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests08CoverageB0V0055afontwithoutatableofoutlineshasnone_HGaehbfcidDICBEviba4TestfMp_7__localfMu_.`a font without a table of outlines has none`())))
  }
  try await $s9TextTests08CoverageB0V0055afontwithoutatableofoutlineshasnone_HGaehbfcidDICBEviba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0055afontwithoutatableofoutlineshasnone_HGaehbfcidDICBEviba4TestfMp_25generator95b10174fbdc1798fMu_() async -> Testing.Test {
  return .__function(
  named: "`a font without a table of outlines has none`()",
  in: CoverageTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a font without a table of outlines has none",traits: [.__documentationLine("/// A table directory without `glyf` belongs to a bitmap font.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/CoverageTests.swift", filePath: "/work/main/Tests/TextTests/CoverageTests.swift", line: 88, column: 4),
  parameters: [],
  testFunction: $s9TextTests08CoverageB0V0055afontwithoutatableofoutlineshasnone_HGaehbfcidDICBEviba4TestfMp_17Z95b10174fbdc1798fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests08CoverageB0V0055afontwithoutatableofoutlineshasnone_HGaehbfcidDICBEviba4TestfMp_24accessor95b10174fbdc1798fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests08CoverageB0V0055afontwithoutatableofoutlineshasnone_HGaehbfcidDICBEviba4TestfMp_25generator95b10174fbdc1798fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests08CoverageB0V0055afontwithoutatableofoutlineshasnone_HGaehbfcidDICBEviba4TestfMp_33testContentRecord95b10174fbdc1798fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests08CoverageB0V0055afontwithoutatableofoutlineshasnone_HGaehbfcidDICBEviba4TestfMp_24accessor95b10174fbdc1798fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:95:4-95:4
