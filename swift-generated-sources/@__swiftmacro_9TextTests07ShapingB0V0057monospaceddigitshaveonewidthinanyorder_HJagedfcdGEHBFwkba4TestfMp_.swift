@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_16edc81cd5d78cf124fMu_(name arg0:String) async throws -> Void {
  @Sendable func $s9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_7__localfMu0_(name arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ShapingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_7__localfMu_.`monospaced digits have one width in any order`(name: arg0))))
  }
  try await $s9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_7__localfMu0_(name: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_25generatoredc81cd5d78cf124fMu_() async -> Testing.Test {
  return .__function(
  named: "`monospaced digits have one width in any order`(name:)",
  in: ShapingTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "monospaced digits have one width in any order",traits: [],arguments: {["Regular", "Medium", "SemiBold", "Bold"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/ShapingTests.swift", filePath: "/work/main/Tests/TextTests/ShapingTests.swift", line: 54, column: 4),
  parameters: [(firstName: "name",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_16edc81cd5d78cf124fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_24accessoredc81cd5d78cf124fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_25generatoredc81cd5d78cf124fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_33testContentRecordedc81cd5d78cf124fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_24accessoredc81cd5d78cf124fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/ShapingTests.swift:68:4-68:4
