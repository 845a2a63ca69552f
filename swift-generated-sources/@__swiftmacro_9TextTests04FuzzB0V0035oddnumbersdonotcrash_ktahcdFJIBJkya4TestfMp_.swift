@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_17Z5d57f19c5315d4a7fMu_(number arg0:Double) async throws -> Void {
  @Sendable func $s9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_7__localfMu0_(number arg0:Double,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FuzzTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_7__localfMu_.`odd numbers do not crash`(number: arg0))))
  }
  try await $s9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_7__localfMu0_(number: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_25generator5d57f19c5315d4a7fMu_() async -> Testing.Test {
  return .__function(
  named: "`odd numbers do not crash`(number:)",
  in: FuzzTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "odd numbers do not crash",traits: [],arguments: {[0, -1, .nan, .infinity, 1e-300, 1e300]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FuzzTests.swift", filePath: "/work/main/Tests/TextTests/FuzzTests.swift", line: 86, column: 4),
  parameters: [(firstName: "number",secondName: nil,type: (Double).self)],
  testFunction: $s9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_17Z5d57f19c5315d4a7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_24accessor5d57f19c5315d4a7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_25generator5d57f19c5315d4a7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_33testContentRecord5d57f19c5315d4a7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests04FuzzB0V0035oddnumbersdonotcrash_ktahcdFJIBJkya4TestfMp_24accessor5d57f19c5315d4a7fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/FuzzTests.swift:98:4-98:4
