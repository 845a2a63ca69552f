import Foundation
import AnimTestSupport
import Testing

/// The files of outputs, and existing files at their paths.
@Suite struct OutputFileTests {
  let workspace = Workspace(["scene.json": Scenes.moving()])

  @Test func `no output is written if one fails at its end`() throws {
    try workspace.writeFFmpeg("cat > /dev/null; exit 1")
    for text in [nil, "old"] {
      if let text { try workspace.write(text, to: "a.gif") }
      try workspace.launch("scene.json", "-o", "a.gif", "-o", "b/", "-o", "c.mp4", code: 74)
      let kept = text == nil ? [] : ["a.gif"]
      #expect(try workspace.names == kept + ["ffmpeg", "scene.json"])
    }
    #expect(try workspace.contents(of: "a.gif") == Array("old".utf8))
  }

  #if os(Linux)
    /// Root may replace any file, so the program runs as another user.
    @Test(
      .enabled(if: geteuid() == 0 && ExternalTool("setpriv") != nil, "needs root and setpriv"),
      arguments: ["sticky/b.gif", "sticky/"])
    func `no output is written if one may not replace an existing file`(output: String) throws {
      // The folder is below the system's temporary folder, which the other user can read.
      let lines = """
        mkdir own sticky && chmod 1777 sticky && chmod 777 own && chmod 755 . || exit 99
        cp "$0" program && chmod 755 program || exit 99
        echo old > sticky/b.gif; echo old > sticky/0003.png; echo old > own/a.gif; chmod 666 own/*
        exec setpriv --reuid 65534 --regid 65534 --clear-groups \
          ./program scene.json -o own/a.gif -o "$1"
        """
      let run = try workspace.run(shell: lines, output, code: 73)
      #expect(run.messages.hasSuffix("cannot be created: Operation not permitted\n"))
      #expect(try workspace.contents(of: "own/a.gif") == Array("old\n".utf8))
      let names = try workspace.names(in: "sticky")
      #expect(names.sorted() == ["0003.png", "b.gif"])
    }
  #endif

  @Test func `the target of a link is written, and the link stays`() throws {
    try workspace.makeFolders("folder")
    try workspace.write("old", to: "folder/old.gif")
    for (link, target) in [
      ("one.gif", "two.gif"), ("two.gif", "folder/old.gif"), ("new.gif", "folder/new.gif"),
    ] {
      try workspace.link(link, to: target)
    }
    try workspace.run("scene.json", "-o", "one.gif", "-o", "new.gif", code: 0)
    for link in ["one.gif", "two.gif", "new.gif"] {
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: workspace.path(link)) != "")
    }
    let bytes = try workspace.contents(of: "folder/old.gif")
    #expect(bytes.starts(with: Array("GIF89a".utf8)))
    #expect(try workspace.contents(of: "folder/new.gif") == bytes)
    #expect(try workspace.names(in: "folder") == ["new.gif", "old.gif"])
  }

  @Test func `links among frames are not followed`() throws {
    try workspace.makeFolders("frames")
    let scene = try workspace.contents(of: "scene.json")
    for (name, target) in [
      ("0001.png", "../scene.json"), ("0002.png", "../a.gif"), ("0003.png", "/dev/null"),
      ("frames.json", "../scene.json"),
    ] {
      try workspace.link("frames/\(name)", to: target)
    }
    try workspace.run("scene.json", "-o", "frames/", "-o", "a.gif", code: 0)
    #expect(try workspace.contents(of: "scene.json") == scene)
    #expect(try workspace.contents(of: "a.gif").starts(with: "GIF89a".utf8))
    for name in ["0001.png", "0002.png", "0003.png"] {
      #expect(try workspace.contents(of: "frames/\(name)").starts(with: [0x89, 0x50]))
    }
  }

  @Test func `a name that no file can have is reported before any has its place`() throws {
    for long in [
      String(repeating: "n", count: 252) + ".gif", String(repeating: "n", count: 250) + "%04d.png",
    ] {
      let run = try workspace.run("scene.json", "-o", "b.apng", "-o", long, code: 73)
      #expect(run.messages.contains("File name too long"))
      #expect(try workspace.names == ["scene.json"])
    }
    // The temporary names of both are shortened to the same name.
    let long = String(repeating: "n", count: 245)
    try workspace.run("scene.json", "-o", "\(long)a.gif", "-o", "./\(long)b.apng", code: 0)
    #expect(try workspace.contents(of: "\(long)a.gif").starts(with: "GIF89a".utf8))
    #expect(try workspace.contents(of: "\(long)b.apng").starts(with: [0x89, 0x50]))
  }

  @Test func `a file may lie in the folder that is made for frames`() throws {
    for outputs in [["new/a.gif", "new/"], ["old/", "old/a.gif"]] {
      try workspace.run(list: ["scene.json"] + outputs.flatMap { ["-o", $0] }, code: 0)
    }
    #expect(try workspace.contents(of: "new/a.gif") == workspace.contents(of: "old/a.gif"))
  }

  @Test func `a picture's name may have a per cent sign`() throws {
    try workspace.run("scene.json", "-o", "100%.png", "--time", "0", code: 0)
    #expect(try workspace.names == ["100%.png", "scene.json"])
  }

  @Test func `a file to which standard output leads keeps what it has`() throws {
    let lines = "(echo header; \"$0\" scene.json -o /dev/stdout --format gif; echo trailer) > all"
    try workspace.run(shell: lines, code: 0)
    try workspace.run(shell: "\"$0\" scene.json -o - --format gif > gif", code: 0)
    let whole = "header\n".utf8 + (try workspace.contents(of: "gif")) + "trailer\n".utf8
    #expect(try workspace.contents(of: "all") == whole)
  }

  @Test func `a FIFO is written to, and stays`() throws {
    // If the FIFO were replaced, its reader would wait endlessly, so it is killed in this case.
    let lines = """
      mkfifo a.gif
      cat a.gif > copy &
      "$0" scene.json -o a.gif && test -p a.gif || kill $!
      wait $!
      """
    try workspace.run(shell: lines, code: 0)
    try workspace.run("scene.json", "-o", "b.gif")
    #expect(try workspace.contents(of: "copy") == workspace.contents(of: "b.gif"))
  }

  /// On a full disk ffmpeg ends with 0, after writing nothing or the beginning of the file.
  @Test(arguments: [":", "video | head -c 12"])
  func `a video that ffmpeg wrote in part is reported and removed`(writing: String) throws {
    try workspace.writeFFmpeg("cat > /dev/null; { \(writing); } > \"$file\"")
    let run = try workspace.launch("scene.json", "-o", "a.mp4", "-o", "a.gif", code: 74)
    #expect(run.messages == "error: a.mp4: ffmpeg: only a part of the file was written\n")
    #expect(try workspace.names == ["ffmpeg", "scene.json"])
  }

  @Test(arguments: ["<&-", "<&- >&-"])
  func `the words of ffmpeg are printed also where descriptors are closed`(closing: String) throws {
    try workspace.writeFFmpeg("cat > /dev/null; echo 'no such codec' >&2; exit 1")
    let run = try workspace.run(shell: "exec \"$0\" scene.json -o a.mp4 \(closing)", code: 74)
    #expect(run.messages == "error: a.mp4: ffmpeg: no such codec\n")
  }

  @Test(arguments: [".gif", ".mp4", ".apng"])
  func `a name may be as long as the file system takes`(suffix: String) throws {
    try workspace.writeFFmpeg("cat > /dev/null; video > \"$file\"")
    let name = String(repeating: "ä", count: (255 - suffix.count) / 2) + suffix
    try workspace.launch("scene.json", "-o", name, code: 0)
    #expect(try workspace.names.sorted() == ["ffmpeg", "scene.json", name])
  }

  @Test(
    .enabled(if: ExternalTool("ffmpeg") != nil, "ffmpeg is not installed"),
    arguments: ["a:b.mp4", "-x.mp4", "./%03d.mp4"])
  func `a video's name is a path and nothing else`(name: String) throws {
    try workspace.run("scene.json", "-o", name, code: 0)
    #expect(try workspace.names.contains((name as NSString).lastPathComponent))
  }

  @Test(arguments: ["no/a.gif", "no/a.mp4", "no/such/"])
  func `a file without a folder cannot be made`(path: String) throws {
    try workspace.writeFFmpeg("exit 1")
    let run = try workspace.launch("scene.json", "-o", path, code: 73)
    #expect(
      run.messages
        == "error: \(path): cannot be created: No such file or directory\nhint: create its folder first\n"
    )
    #expect(try workspace.names == ["ffmpeg", "scene.json"])
  }
}
