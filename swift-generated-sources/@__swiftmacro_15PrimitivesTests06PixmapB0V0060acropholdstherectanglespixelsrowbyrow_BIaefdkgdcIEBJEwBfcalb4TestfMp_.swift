@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_17Z246a35dceef6cf39fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PixmapTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_7__localfMu_.`a crop holds the rectangle's pixels row by row`())))
  }
  try await $s15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_25generator246a35dceef6cf39fMu_() async -> Testing.Test {
  return .__function(
  named: "`a crop holds the rectangle's pixels row by row`()",
  in: PixmapTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a crop holds the rectangle's pixels row by row",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PixmapTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Pixels/PixmapTests.swift", line: 7, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_17Z246a35dceef6cf39fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_24accessor246a35dceef6cf39fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_25generator246a35dceef6cf39fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_33testContentRecord246a35dceef6cf39fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_24accessor246a35dceef6cf39fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Pixels/PixmapTests.swift:10:4-10:4
