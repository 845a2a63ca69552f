@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_16c3a7a163ef5bfb62fMu_(text arg0:String,expected arg1:String) async throws -> Void {
  @Sendable func $s9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_7__localfMu0_(text arg0:String,expected arg1:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LineDirectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_7__localfMu_.`columns between tabs stand in the order of the paragraph`(text: arg0,expected: arg1))))
  }
  try await $s9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_7__localfMu0_(text: arg0,expected: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_25generatorc3a7a163ef5bfb62fMu_() async -> Testing.Test {
  return .__function(
  named: "`columns between tabs stand in the order of the paragraph`(text:expected:)",
  in: LineDirectionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "columns between tabs stand in the order of the paragraph",traits: [],arguments: {[
    ("car ABC\tDEF dog", "car CBA    FED dog"), ("car ABC    DEF dog", "car FED    CBA dog"),
    ("ABC car\tdog DEF", "FED dog    car CBA"), ("car <ABC\tDEF>", "car CBA    FED"),
    ("ABC \t DEF", "FED      CBA"), ("1\t2 ABC", "CBA 2    1"), ("a\tb", "a    b"),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/LineDirectionTests.swift", filePath: "/work/main/Tests/TextTests/LineDirectionTests.swift", line: 95, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "expected",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_16c3a7a163ef5bfb62fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_24accessorc3a7a163ef5bfb62fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_25generatorc3a7a163ef5bfb62fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_33testContentRecordc3a7a163ef5bfb62fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_24accessorc3a7a163ef5bfb62fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:102:4-102:4
