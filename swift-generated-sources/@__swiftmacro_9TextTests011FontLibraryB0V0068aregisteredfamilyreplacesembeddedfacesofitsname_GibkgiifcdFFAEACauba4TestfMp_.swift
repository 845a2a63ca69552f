@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_17Z9453b820a88a74f1fMu_() async throws -> Void {
  @Sendable func $s9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontLibraryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_7__localfMu_.`a registered family replaces embedded faces of its name`())))
  }
  try await $s9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_25generator9453b820a88a74f1fMu_() async -> Testing.Test {
  return .__function(
  named: "`a registered family replaces embedded faces of its name`()",
  in: FontLibraryTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a registered family replaces embedded faces of its name",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontLibraryTests.swift", filePath: "/work/main/Tests/TextTests/FontLibraryTests.swift", line: 135, column: 4),
  parameters: [],
  testFunction: $s9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_17Z9453b820a88a74f1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_24accessor9453b820a88a74f1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_25generator9453b820a88a74f1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_33testContentRecord9453b820a88a74f1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_24accessor9453b820a88a74f1fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:140:4-140:4
