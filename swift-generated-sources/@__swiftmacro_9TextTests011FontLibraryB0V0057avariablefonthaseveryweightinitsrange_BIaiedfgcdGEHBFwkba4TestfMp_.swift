@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_16fe052ccddbdf946bfMu_(weight arg0:Double,expected arg1:Int) async throws -> Void {
  @Sendable func $s9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_7__localfMu0_(weight arg0:Double,expected arg1:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontLibraryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_7__localfMu_.`a variable font has every weight in its range`(weight: arg0,expected: arg1))))
  }
  try await $s9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_7__localfMu0_(weight: arg0,expected: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_25generatorfe052ccddbdf946bfMu_() async -> Testing.Test {
  return .__function(
  named: "`a variable font has every weight in its range`(weight:expected:)",
  in: FontLibraryTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a variable font has every weight in its range",traits: [],arguments: {[(100, 200), (400, 200), (650, 400), (900, 600), (1000, 600)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontLibraryTests.swift", filePath: "/work/main/Tests/TextTests/FontLibraryTests.swift", line: 47, column: 4),
  parameters: [(firstName: "weight",secondName: nil,type: (Double).self),(firstName: "expected",secondName: nil,type: (Int).self)],
  testFunction: $s9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_16fe052ccddbdf946bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_24accessorfe052ccddbdf946bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_25generatorfe052ccddbdf946bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_33testContentRecordfe052ccddbdf946bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011FontLibraryB0V0057avariablefonthaseveryweightinitsrange_BIaiedfgcdGEHBFwkba4TestfMp_24accessorfe052ccddbdf946bfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:56:4-56:4
