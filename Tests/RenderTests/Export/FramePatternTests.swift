import Testing

@testable import Render

@Suite struct FramePatternTests {
  @Test func `a folder gets four digits, counted from one`() {
    let pattern = FramePattern("out/frames/")
    #expect(pattern?.directory == "out/frames/")
    #expect(pattern?.name(7) == "0007.png")
  }

  @Test(
    arguments: [
      ("%d.png", "", "12.png"), ("a/%02d.png", "a/", "12.png"),
      ("a/b-%05d-c.png", "a/", "b-00012-c.png"),
    ])
  func `a pattern's number stands where its percent sign stood`(
    path: String, directory: String, name: String
  ) {
    let pattern = FramePattern(path)
    #expect(pattern?.directory == directory)
    #expect(pattern?.name(12) == name)
  }

  @Test(arguments: ["frame.png", "%s.png", "%4d.png", "%d-%d.png", "%x%d.png", "a%b/%d.png"])
  func `what is no pattern is refused`(path: String) {
    #expect(FramePattern(path) == nil)
  }
}
