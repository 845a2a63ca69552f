@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_17Z101fd8bb47bbf368fMu_(name arg0:String) async throws -> Void {
  @Sendable func $s9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_7__localfMu0_(name arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontTablesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_7__localfMu_.`a font that is cut off anywhere is refused`(name: arg0))))
  }
  try await $s9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_7__localfMu0_(name: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_25generator101fd8bb47bbf368fMu_() async -> Testing.Test {
  return .__function(
  named: "`a font that is cut off anywhere is refused`(name:)",
  in: FontTablesTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a font that is cut off anywhere is refused",traits: [],arguments: {["Boxes.ttf", "Boxes.ttc", "Icons.ttf"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontTablesTests.swift", filePath: "/work/main/Tests/TextTests/FontTablesTests.swift", line: 18, column: 4),
  parameters: [(firstName: "name",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_17Z101fd8bb47bbf368fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_24accessor101fd8bb47bbf368fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_25generator101fd8bb47bbf368fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_33testContentRecord101fd8bb47bbf368fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests010FontTablesB0V0054afontthatiscutoffanywhereisrefused_bGaeecddicFFAGIuhba4TestfMp_24accessor101fd8bb47bbf368fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontTablesTests.swift:27:4-27:4
