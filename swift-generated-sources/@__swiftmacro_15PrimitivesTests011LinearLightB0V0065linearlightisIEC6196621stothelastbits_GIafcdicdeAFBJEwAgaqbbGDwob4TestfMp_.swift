@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_17Z74fd1fccc416ad83fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LinearLightTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_7__localfMu_.`linear light is IEC 61966-2-1's, to the last bits`())))
  }
  try await $s15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_25generator74fd1fccc416ad83fMu_() async -> Testing.Test {
  return .__function(
  named: "`linear light is IEC 61966-2-1's, to the last bits`()",
  in: LinearLightTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "linear light is IEC 61966-2-1's, to the last bits",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/LinearLightTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Color/LinearLightTests.swift", line: 6, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_17Z74fd1fccc416ad83fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_24accessor74fd1fccc416ad83fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_25generator74fd1fccc416ad83fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_33testContentRecord74fd1fccc416ad83fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_24accessor74fd1fccc416ad83fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Color/LinearLightTests.swift:15:4-15:4
