@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0043anellipsekeepstoitsequation_xzahfcdGEHDDpGa4TestfMp_17Z2db34410c5aea254fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests010PathShapesB0V0043anellipsekeepstoitsequation_xzahfcdGEHDDpGa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010PathShapesB0V0043anellipsekeepstoitsequation_xzahfcdGEHDDpGa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathShapesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010PathShapesB0V0043anellipsekeepstoitsequation_xzahfcdGEHDDpGa4TestfMp_7__localfMu_.`an ellipse keeps to its equation`())))
  }
  try await $s15PrimitivesTests010PathShapesB0V0043anellipsekeepstoitsequation_xzahfcdGEHDDpGa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010PathShapesB0V0043anellipsekeepstoitsequation_xzahfcdGEHDDpGa4TestfMp_25generator2db34410c5aea254fMu_() async -> Testing.Test {
  return .__function(
  named: "`an ellipse keeps to its equation`()",
  in: PathShapesTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "an ellipse keeps to its equation",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathShapesTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift", line: 32, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests010PathShapesB0V0043anellipsekeepstoitsequation_xzahfcdGEHDDpGa4TestfMp_17Z2db34410c5aea254fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010PathShapesB0V0043anellipsekeepstoitsequation_xzahfcdGEHDDpGa4TestfMp_24accessor2db34410c5aea254fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010PathShapesB0V0043anellipsekeepstoitsequation_xzahfcdGEHDDpGa4TestfMp_25generator2db34410c5aea254fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010PathShapesB0V0043anellipsekeepstoitsequation_xzahfcdGEHDDpGa4TestfMp_33testContentRecord2db34410c5aea254fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010PathShapesB0V0043anellipsekeepstoitsequation_xzahfcdGEHDDpGa4TestfMp_24accessor2db34410c5aea254fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathShapesTests.swift:41:4-41:4
