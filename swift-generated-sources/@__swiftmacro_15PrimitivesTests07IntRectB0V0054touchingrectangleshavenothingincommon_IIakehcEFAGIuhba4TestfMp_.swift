@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_16f4b854ddcc7fa69afMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(IntRectTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_7__localfMu_.`touching rectangles have nothing in common`())))
  }
  try await $s15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_25generatorf4b854ddcc7fa69afMu_() async -> Testing.Test {
  return .__function(
  named: "`touching rectangles have nothing in common`()",
  in: IntRectTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "touching rectangles have nothing in common",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/IntRectTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift", line: 31, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_16f4b854ddcc7fa69afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_24accessorf4b854ddcc7fa69afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_25generatorf4b854ddcc7fa69afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_33testContentRecordf4b854ddcc7fa69afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07IntRectB0V0054touchingrectangleshavenothingincommon_IIakehcEFAGIuhba4TestfMp_24accessorf4b854ddcc7fa69afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:36:4-36:4
