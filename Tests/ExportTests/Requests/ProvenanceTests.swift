import AnimExport
import Testing

@Suite struct ProvenanceTests {
  @Test func `the text of a file is read back`() {
    let origin = Provenance(
      version: "1.2.3", scene: "a b/card%.json",
      settings: [.init(name: "scale", value: "2"), .init(name: "set", value: "title=Grüße, du")])
    #expect(
      origin.text
        == "animrender 1.2.3 scene=a%20b/card%25.json scale=2 set=title=Grüße,%20du")
    #expect(Provenance(parsing: origin.text) == origin)
  }

  @Test func `paths lose what is the machine's`() {
    #expect(Provenance(version: "1", scene: "/home/me/a.json", settings: []).scene == "a.json")
    #expect(Provenance(version: "1", scene: "././b/a.json", settings: []).scene == "b/a.json")
  }

  @Test(
    arguments: [
      "", "animrender", "animrender 1", "gifski 1 scene=a", "animrender 1 scale=2",
      "animrender 1 scene=a%+5b",
      "animrender 1 scene=a%2",
    ])
  func `other lines are not ours`(_ line: String) {
    #expect(Provenance(parsing: line) == nil)
  }

  @Test func `an accent that a value or a name begins with belongs to it`() {
    let origin = Provenance(
      version: "1", scene: "\u{301}a.json", settings: [.init(name: "set", value: "\u{301}=b")])
    #expect(Provenance(parsing: origin.text) == origin)
    let absolute = Provenance(version: "1", scene: "/home/me/\u{301}a.json", settings: [])
    #expect(absolute.scene == "\u{301}a.json")
  }
}
