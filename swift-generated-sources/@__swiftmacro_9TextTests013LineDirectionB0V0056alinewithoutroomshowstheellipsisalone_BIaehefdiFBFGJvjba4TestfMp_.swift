@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0056alinewithoutroomshowstheellipsisalone_BIaehefdiFBFGJvjba4TestfMp_17Z16b9c91e76cbf924fMu_() async throws -> Void {
  @Sendable func $s9TextTests013LineDirectionB0V0056alinewithoutroomshowstheellipsisalone_BIaehefdiFBFGJvjba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests013LineDirectionB0V0056alinewithoutroomshowstheellipsisalone_BIaehefdiFBFGJvjba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LineDirectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests013LineDirectionB0V0056alinewithoutroomshowstheellipsisalone_BIaehefdiFBFGJvjba4TestfMp_7__localfMu_.`a line without room shows the ellipsis alone`())))
  }
  try await $s9TextTests013LineDirectionB0V0056alinewithoutroomshowstheellipsisalone_BIaehefdiFBFGJvjba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests013LineDirectionB0V0056alinewithoutroomshowstheellipsisalone_BIaehefdiFBFGJvjba4TestfMp_25generator16b9c91e76cbf924fMu_() async -> Testing.Test {
  return .__function(
  named: "`a line without room shows the ellipsis alone`()",
  in: LineDirectionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a line without room shows the ellipsis alone",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/LineDirectionTests.swift", filePath: "/work/main/Tests/TextTests/LineDirectionTests.swift", line: 83, column: 4),
  parameters: [],
  testFunction: $s9TextTests013LineDirectionB0V0056alinewithoutroomshowstheellipsisalone_BIaehefdiFBFGJvjba4TestfMp_17Z16b9c91e76cbf924fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests013LineDirectionB0V0056alinewithoutroomshowstheellipsisalone_BIaehefdiFBFGJvjba4TestfMp_24accessor16b9c91e76cbf924fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests013LineDirectionB0V0056alinewithoutroomshowstheellipsisalone_BIaehefdiFBFGJvjba4TestfMp_25generator16b9c91e76cbf924fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests013LineDirectionB0V0056alinewithoutroomshowstheellipsisalone_BIaehefdiFBFGJvjba4TestfMp_33testContentRecord16b9c91e76cbf924fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests013LineDirectionB0V0056alinewithoutroomshowstheellipsisalone_BIaehefdiFBFGJvjba4TestfMp_24accessor16b9c91e76cbf924fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:85:4-85:4
