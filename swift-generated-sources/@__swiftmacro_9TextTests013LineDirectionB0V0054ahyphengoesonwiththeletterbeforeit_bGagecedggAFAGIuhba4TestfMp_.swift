@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_17Z38c5ff0427a38282fMu_(text arg0:String,line arg1:String,expected arg2:String) async throws -> Void {
  @Sendable func $s9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_7__localfMu0_(text arg0:String,line arg1:String,expected arg2:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LineDirectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_7__localfMu_.`a hyphen goes on with the letter before it`(text: arg0,line: arg1,expected: arg2))))
  }
  try await $s9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_7__localfMu0_(text: arg0,line: arg1,expected: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_25generator38c5ff0427a38282fMu_() async -> Testing.Test {
  return .__function(
  named: "`a hyphen goes on with the letter before it`(text:line:expected:)",
  in: LineDirectionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a hyphen goes on with the letter before it",traits: [],arguments: {[
    ("car ABC\u{AD}DEF dog", "car ABC\u{AD}", "car -CBA"),
    ("ABC dog\u{AD}car DEF", "ABC dog\u{AD}", "dog- CBA"),
    ("dog\u{AD}car ABC", "dog\u{AD}", "dog-"),
    ("ABC\u{AD}DEF car", "ABC\u{AD}", "-CBA"),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/LineDirectionTests.swift", filePath: "/work/main/Tests/TextTests/LineDirectionTests.swift", line: 73, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "line",secondName: nil,type: (String).self),(firstName: "expected",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_17Z38c5ff0427a38282fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_24accessor38c5ff0427a38282fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_25generator38c5ff0427a38282fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_33testContentRecord38c5ff0427a38282fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests013LineDirectionB0V0054ahyphengoesonwiththeletterbeforeit_bGagecedggAFAGIuhba4TestfMp_24accessor38c5ff0427a38282fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:81:4-81:4
