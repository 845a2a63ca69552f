@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_17Z8aba8e17f2893fd2fMu_(name arg0:String,text arg1:String,gaps arg2:Int) async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_7__localfMu0_(name arg0:String,text arg1:String,gaps arg2:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_7__localfMu_.`letters of every cursive script stay joined`(name: arg0,text: arg1,gaps: arg2))))
  }
  try await $s9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_7__localfMu0_(name: arg0,text: arg1,gaps: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_25generator8aba8e17f2893fd2fMu_() async -> Testing.Test {
  return .__function(
  named: "`letters of every cursive script stay joined`(name:text:gaps:)",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "letters of every cursive script stay joined",traits: [],arguments: {[
    ("Syriac", "\u{710}\u{712}\u{713}", 0), ("Mandaic", "\u{841}\u{842}\u{843}", 0),
    ("Mongolian", "\u{1820}\u{1821}\u{1822}", 0), ("N'Ko", "\u{7CA}\u{7CB}\u{7CC}", 0),
    ("Phags-pa", "\u{A840}\u{A841}\u{A842}", 0),
    ("Rohingya", "\u{10D00}\u{10D01}\u{10D02}", 0),
    ("Adlam", "\u{1E900}\u{1E922}\u{1E923}", 0),
    ("joined across a joiner", "\u{645}\u{200D}\u{645}", 0),
    ("two scripts", "\u{645}\u{645}\u{710}\u{710}", 1), ("and Latin", "\u{645}\u{645}ab", 2),
    ("Tibetan, which is not cursive", "\u{F40}\u{F41}\u{F42}", 2),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 74, column: 4),
  parameters: [(firstName: "name",secondName: nil,type: (String).self),(firstName: "text",secondName: nil,type: (String).self),(firstName: "gaps",secondName: nil,type: (Int).self)],
  testFunction: $s9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_17Z8aba8e17f2893fd2fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_24accessor8aba8e17f2893fd2fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_25generator8aba8e17f2893fd2fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_33testContentRecord8aba8e17f2893fd2fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_24accessor8aba8e17f2893fd2fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:93:4-93:4
