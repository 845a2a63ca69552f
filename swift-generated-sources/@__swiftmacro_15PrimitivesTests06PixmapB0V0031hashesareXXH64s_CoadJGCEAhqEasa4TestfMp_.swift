@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_16eb170077ec57a9b1fMu_(count arg0:Int,expected arg1:UInt64) async throws -> Void {
  @Sendable func $s15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_7__localfMu0_(count arg0:Int,expected arg1:UInt64,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PixmapTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_7__localfMu_.`hashes are XXH64's`(count: arg0,expected: arg1))))
  }
  try await $s15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_7__localfMu0_(count: arg0,expected: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_25generatoreb170077ec57a9b1fMu_() async -> Testing.Test {
  return .__function(
  named: "`hashes are XXH64's`(count:expected:)",
  in: PixmapTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "hashes are XXH64's",traits: [.__documentationLine("/// Expected values: those of the reference implementation for the same bytes.")],arguments: {[
      (1, 0x3AEF_A6FD_5CF2_DEB4 as UInt64), (2, 0x494B_5C87_71A5_D964),
      (8, 0x01C3_3F2C_22A8_1079), (23, 0x432A_1A91_44C7_6C8C),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PixmapTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Pixels/PixmapTests.swift", line: 20, column: 4),
  parameters: [(firstName: "count",secondName: nil,type: (Int).self),(firstName: "expected",secondName: nil,type: (UInt64).self)],
  testFunction: $s15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_16eb170077ec57a9b1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_24accessoreb170077ec57a9b1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_25generatoreb170077ec57a9b1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_33testContentRecordeb170077ec57a9b1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests06PixmapB0V0031hashesareXXH64s_CoadJGCEAhqEasa4TestfMp_24accessoreb170077ec57a9b1fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Pixels/PixmapTests.swift:28:4-28:4
