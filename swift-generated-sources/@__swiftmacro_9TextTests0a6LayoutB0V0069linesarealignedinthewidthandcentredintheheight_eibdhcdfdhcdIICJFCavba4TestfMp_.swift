@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_17Z8c7eebf6c372ec8efMu_(alignment arg0:TextAlignment,x arg1:Double) async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_7__localfMu0_(alignment arg0:TextAlignment,x arg1:Double,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_7__localfMu_.`lines are aligned in the width and centred in the height`(alignment: arg0,x: arg1))))
  }
  try await $s9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_7__localfMu0_(alignment: arg0,x: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_25generator8c7eebf6c372ec8efMu_() async -> Testing.Test {
  return .__function(
  named: "`lines are aligned in the width and centred in the height`(alignment:x:)",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "lines are aligned in the width and centred in the height",traits: [],arguments: {[
    (TextAlignment.left, 0.0), (.center, 10), (.right, 20), (.natural, 0), (.justified, 0),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 38, column: 4),
  parameters: [(firstName: "alignment",secondName: nil,type: (TextAlignment).self),(firstName: "x",secondName: nil,type: (Double).self)],
  testFunction: $s9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_17Z8c7eebf6c372ec8efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_24accessor8c7eebf6c372ec8efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_25generator8c7eebf6c372ec8efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_33testContentRecord8c7eebf6c372ec8efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_24accessor8c7eebf6c372ec8efMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:46:4-46:4
