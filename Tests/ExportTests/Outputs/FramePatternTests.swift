import Testing

@testable import AnimExport

@Suite struct FramePatternTests {
  @Test func `a folder gets four digits, counted from one`() {
    let pattern = FramePattern("out/frames/")
    #expect(pattern?.directory == "out/frames/")
    #expect(pattern?.name(7) == "0007.png")
  }

  @Test(
    arguments: [
      ("%d.png", "", "12.png"), ("a/%02d.png", "a/", "12.png"),
      ("a/b-%05d-c.png", "a/", "b-00012-c.png"), ("50%/%d.png", "50%/", "12.png"),
    ])
  func `a pattern's number stands where its percent sign stood`(
    path: String, directory: String, name: String
  ) {
    let pattern = FramePattern(path)
    #expect(pattern?.directory == directory)
    #expect(pattern?.name(12) == name)
  }

  @Test(arguments: [
    "frame.png", "%s.png", "%4d.png", "%d-%d.png", "%x%d.png", "a%d/b.png", "%0٤d.png",
  ])
  func `a text that is no pattern is refused`(path: String) {
    #expect(FramePattern(path) == nil)
  }

  @Test func `a pattern knows its frames by their names`() {
    let pattern = FramePattern("out/f-%03d.png")
    for name in ["f-001.png", "f-120.png", "f-1200.png"] {
      #expect(pattern?.names(name, upTo: 1200) == true)
    }
    for name in ["f-000.png", "f-01.png", "f-0120.png", "f-+01.png", "f-.png", "001.png"] {
      #expect(pattern?.names(name, upTo: 1200) == false, "\(name)")
    }
    #expect(pattern?.names("f-1201.png", upTo: 1200) == false)
  }

  @Test func `a frame's number is where the pattern has it, whatever other digits there are`() {
    let pattern = FramePattern("v2/f1-%d@2x.png")
    #expect(pattern?.number(of: "f1-3@2x.png") == 3)
    #expect(pattern?.number(of: "f1-0@2x.png") == 0)
    for name in ["f1-3@3x.png", "f1--3@2x.png", "f1-03@2x.png", "f1-@2x.png", "f1-٣@2x.png"] {
      #expect(pattern?.number(of: name) == nil, "\(name)")
    }
    // Names that are canonically equivalent in Unicode are two files.
    #expect(FramePattern("e\u{301}%d.png")?.number(of: "\u{E9}1.png") == nil)
  }
}
