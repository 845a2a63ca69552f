@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0097acharacterwithoutanoutlinecomesfromanotherfaceunlessaligaturedrawsit_eCbjhchfehegbifJEIFDGbAqdamc4TestfMp_16c7585fea16d126c5fMu_(text arg0:String,faces arg1:[Int]) async throws -> Void {
  @Sendable func $s9TextTests08CoverageB0V0097acharacterwithoutanoutlinecomesfromanotherfaceunlessaligaturedrawsit_eCbjhchfehegbifJEIFDGbAqdamc4TestfMp_7__localfMu0_(text arg0:String,faces arg1:[Int],_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests08CoverageB0V0097acharacterwithoutanoutlinecomesfromanotherfaceunlessaligaturedrawsit_eCbjhchfehegbifJEIFDGbAqdamc4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoverageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests08CoverageB0V0097acharacterwithoutanoutlinecomesfromanotherfaceunlessaligaturedrawsit_eCbjhchfehegbifJEIFDGbAqdamc4TestfMp_7__localfMu_.`a character without an outline comes from another face, unless a ligature draws it`(text: arg0,faces: arg1))))
  }
  try await $s9TextTests08CoverageB0V0097acharacterwithoutanoutlinecomesfromanotherfaceunlessaligaturedrawsit_eCbjhchfehegbifJEIFDGbAqdamc4TestfMp_7__localfMu0_(text: arg0,faces: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests08CoverageB0V0097acharacterwithoutanoutlinecomesfromanotherfaceunlessaligaturedrawsit_eCbjhchfehegbifJEIFDGbAqdamc4TestfMp_25generatorc7585fea16d126c5fMu_() async -> Testing.Test {
  return .__function(
  named: "`a character without an outline comes from another face, unless a ligature draws it`(text:faces:)",
  in: CoverageTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a character without an outline comes from another face, unless a ligature draws it",traits: [],arguments: {[
    ("a", [0]), ("e", [1]), ("aea", [0, 1, 0]), ("home", [0, 0, 0, 0]),
    ("a home", [0, 0, 0, 0, 0, 0]), ("homeo", [0, 0, 0, 0, 1]), ("hom", [1, 1, 1]),
    ("hoéme", [1, 1, 1, 1, 1]), ("e\u{301}a\u{301}", [1, 1, 0, 0]),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/CoverageTests.swift", filePath: "/work/main/Tests/TextTests/CoverageTests.swift", line: 25, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "faces",secondName: nil,type: ([Int]).self)],
  testFunction: $s9TextTests08CoverageB0V0097acharacterwithoutanoutlinecomesfromanotherfaceunlessaligaturedrawsit_eCbjhchfehegbifJEIFDGbAqdamc4TestfMp_16c7585fea16d126c5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests08CoverageB0V0097acharacterwithoutanoutlinecomesfromanotherfaceunlessaligaturedrawsit_eCbjhchfehegbifJEIFDGbAqdamc4TestfMp_24accessorc7585fea16d126c5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests08CoverageB0V0097acharacterwithoutanoutlinecomesfromanotherfaceunlessaligaturedrawsit_eCbjhchfehegbifJEIFDGbAqdamc4TestfMp_25generatorc7585fea16d126c5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests08CoverageB0V0097acharacterwithoutanoutlinecomesfromanotherfaceunlessaligaturedrawsit_eCbjhchfehegbifJEIFDGbAqdamc4TestfMp_33testContentRecordc7585fea16d126c5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests08CoverageB0V0097acharacterwithoutanoutlinecomesfromanotherfaceunlessaligaturedrawsit_eCbjhchfehegbifJEIFDGbAqdamc4TestfMp_24accessorc7585fea16d126c5fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:36:4-36:4
