@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_17Z3909442a49345b52fMu_(separator arg0:String) async throws -> Void {
  @Sendable func $s9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_7__localfMu0_(separator arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LineDirectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_7__localfMu_.`each paragraph has a direction of its own`(separator: arg0))))
  }
  try await $s9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_7__localfMu0_(separator: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_25generator3909442a49345b52fMu_() async -> Testing.Test {
  return .__function(
  named: "`each paragraph has a direction of its own`(separator:)",
  in: LineDirectionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "each paragraph has a direction of its own",traits: [],arguments: {["\n", "\r", "\r\n", "\u{85}", "\u{2029}"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/LineDirectionTests.swift", filePath: "/work/main/Tests/TextTests/LineDirectionTests.swift", line: 114, column: 4),
  parameters: [(firstName: "separator",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_17Z3909442a49345b52fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_24accessor3909442a49345b52fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_25generator3909442a49345b52fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_33testContentRecord3909442a49345b52fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests013LineDirectionB0V0053eachparagraphhasadirectionofitsown_eGajdbjcdACIADugba4TestfMp_24accessor3909442a49345b52fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:120:4-120:4
