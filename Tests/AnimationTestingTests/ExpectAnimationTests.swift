import Foundation
import AnimTestSupport
import StageKit
import Testing

@testable import AnimationTesting

struct ExpectAnimationTests {
  @Test func `a scene is as its golden shows it`() {
    expectAnimation("Scenes/slide.json", matches: "Goldens/slide.apng")
  }

  @MainActor
  @Test func `a movie is as its golden, a still of it too, and both have the name of the test`()
    throws
  {
    let movie = Movie(size: CGSize(width: 40, height: 20)) { stage in
      let card = UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 10))
      card.accessibilityIdentifier = "card"
      card.backgroundColor = .black
      stage.view.addSubview(card)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x = 35 }
    }
    expectAnimation(.movie(movie, fps: 5))
    expectAnimation(.movie(movie), at: 0.5)
    expectIssue(saying: "the time 2.0 s is not within the 1.0 s of the scene") {
      expectAnimation(.movie(movie), at: 2)
    }
    #expect(try movie.frame(of: "card", at: 0.5) == CGRect(x: 15, y: 5, width: 10, height: 10))
    #expect(throws: MovieError.self) { try movie.frame(of: "cart", at: 0.5) }
    let wrong = Movie(size: .zero) { _ in }
    expectIssue(saying: "must have sides above 0 points") { expectAnimation(.movie(wrong)) }
    try withTemporaryFolder { folder in
      let still = folder.appendingPathComponent("still.png")
      #expect(expectAnimation(.movie(movie), matches: still.path, at: 0.5, record: .missing))
      expectIssue(saying: "pixels") {
        #expect(!expectAnimation(.movie(movie), matches: still.path, at: 0.6, record: .never))
      }
    }
  }

  @Test func `a golden that is missing is written once, and then compared with`() throws {
    try withTemporaryFolder { folder in
      let golden = folder.appendingPathComponent("new/card.apng")
      expectIssue(saying: "is missing") {
        expectAnimation(.json(Self.card), matches: golden.path, record: .never)
      }
      #expect(!FileManager.default.fileExists(atPath: golden.path))
      #expect(expectAnimation(.json(Self.card), matches: golden.path, record: .missing))
      let bytes = try Data(contentsOf: golden)
      #expect(expectAnimation(.json(Self.card), matches: golden.path, record: .never))
      #expect(expectAnimation(.json(Self.card), matches: golden.path, record: .all))
      #expect(try Data(contentsOf: golden) == bytes)
    }
  }

  @Test func `a golden that cannot be read is recorded anew, where that is asked for`() throws {
    try withTemporaryFolder { folder in
      let golden = folder.appendingPathComponent("card.apng")
      let pointer = Data("version https://git-lfs.github.com/spec/v1\n".utf8)
      try pointer.write(to: golden)
      expectIssue(saying: "card.apng") {
        #expect(!expectAnimation(.json(Self.card), matches: golden.path, record: .missing))
      }
      #expect(try Data(contentsOf: golden) == pointer)
      #expect(expectAnimation(.json(Self.card), matches: golden.path, record: .failed))
      #expect(expectAnimation(.json(Self.card), matches: golden.path, record: .never))
    }
  }

  @Test func `the sources of a scene are no golden of it`() throws {
    try withTemporaryFolder { folder in
      let picture = folder.appendingPathComponent("picture.apng")
      expectAnimation(.json(Self.card), matches: picture.path, record: .all)
      let scene = folder.appendingPathComponent("scene.json")
      try Data(Self.picture.utf8).write(to: scene)
      for url in [picture, scene] {
        let bytes = try Data(contentsOf: url)
        expectIssue(saying: "\(url.path) is what the scene is made from") {
          #expect(!expectAnimation(.file(scene.path), matches: url.path, record: .all))
        }
        #expect(try Data(contentsOf: url) == bytes)
      }
    }
  }

  @Test func `differences are reported, and nothing is written over`() throws {
    try withTemporaryFolder { folder in
      let golden = folder.appendingPathComponent("card.apng")
      expectAnimation(.json(Self.card), matches: golden.path, record: .missing)
      let bytes = try Data(contentsOf: golden)
      let other = Self.card.replacing("#0066CC", with: "#0066CD")
      expectIssue(saying: "pixels: frame") {
        #expect(!expectAnimation(.json(other), matches: golden.path, record: .missing))
      }
      #expect(try Data(contentsOf: golden) == bytes)
      #expect(
        expectAnimation(.json(other), matches: golden.path, threshold: 0.1, record: .never))
      #expect(expectAnimation(.json(other), matches: golden.path, record: .failed))
      #expect(try Data(contentsOf: golden) != bytes)
    }
  }

  @Test func `the expectations of a scene have to hold`() throws {
    let scene = Self.card.replacing(
      "\"fps\": 10,",
      with: "\"fps\": 10, \"expect\": [{ \"staysInside\": \"card\", \"margin\": 11 }],")
    try withTemporaryFolder { folder in
      let golden = folder.appendingPathComponent("card.apng").path
      for record in [RecordMode.missing, .never] {
        expectIssue(saying: "scene:2:") {
          #expect(!expectAnimation(.json(scene), matches: golden, record: record))
        }
      }
      #expect(
        expectAnimation(
          .json(scene.replacing("11 }]", with: "8 }]")), matches: golden, record: .never))
    }
  }

  @Test func `a wrong scene fails with its place`() throws {
    try withTemporaryFolder { folder in
      expectIssue(saying: "scene:1:11") {
        expectAnimation(
          .json("{ \"size\": 12 }"), matches: folder.appendingPathComponent("a.apng").path)
      }
      expectIssue(saying: "none.json: No such file") {
        expectAnimation("none.json", matches: folder.appendingPathComponent("a.apng").path)
      }
    }
  }

  @Test(arguments: [
    ([:], RecordMode.missing), (["CI": "true"], .never), (["CI": "false"], .missing),
    (["CI": "true", "ANIMRENDER_RECORD": "failed"], .failed),
    (["ANIMRENDER_RECORD": ""], .missing), (["ANIMRENDER_RECORD": "all"], .all),
  ])
  func `the environment says when goldens are written`(
    environment: [String: String], mode: RecordMode
  ) throws {
    #expect(try RecordMode.current(in: environment) == mode)
  }

  @Test func `a word that names no way to record is an error that names those there are`() {
    let error = #expect(throws: RecordMode.Unknown.self) {
      try RecordMode.current(in: ["ANIMRENDER_RECORD": "fail"])
    }
    #expect(
      error?.description
        == #"ANIMRENDER_RECORD: expected one of missing, failed, all, never; found "fail""#)
  }

  private static let card = """
    {
      "size": [40, 30], "fps": 10, "duration": 0.5, "background": "#FFFFFF",
      "views": [{ "id": "card", "frame": [10, 10, 20, 10], "backgroundColor": "#0066CC" }]
    }
    """

  private static let picture = """
    {
      "size": [40, 30],
      "views": [{ "type": "image", "source": "picture.apng", "frame": [0, 0, 40, 30] }]
    }
    """
}

/// Expects that a body records an issue whose comments contain a text.
private func expectIssue(saying text: String, _ body: () -> Void) {
  withKnownIssue {
    body()
  } matching: { issue in
    "\(issue.comments)".contains(text)
  }
}
