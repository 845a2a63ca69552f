@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_17Z5d7b2bb12302becffMu_(wanted arg0:Double,picked arg1:Double) async throws -> Void {
  @Sendable func $s9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_7__localfMu0_(wanted arg0:Double,picked arg1:Double,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontLibraryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_7__localfMu_.`the embedded face is the one that CSS picks`(wanted: arg0,picked: arg1))))
  }
  try await $s9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_7__localfMu0_(wanted: arg0,picked: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_25generator5d7b2bb12302becffMu_() async -> Testing.Test {
  return .__function(
  named: "`the embedded face is the one that CSS picks`(wanted:picked:)",
  in: FontLibraryTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "the embedded face is the one that CSS picks",traits: [],arguments: {[
    (100, 400), (399, 400), (400, 400), (401, 500), (450, 500), (500, 500), (501, 600), (599, 600),
    (600, 600), (601, 700), (700, 700), (900, 700),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontLibraryTests.swift", filePath: "/work/main/Tests/TextTests/FontLibraryTests.swift", line: 20, column: 4),
  parameters: [(firstName: "wanted",secondName: nil,type: (Double).self),(firstName: "picked",secondName: nil,type: (Double).self)],
  testFunction: $s9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_17Z5d7b2bb12302becffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_24accessor5d7b2bb12302becffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_25generator5d7b2bb12302becffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_33testContentRecord5d7b2bb12302becffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_24accessor5d7b2bb12302becffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:28:4-28:4
