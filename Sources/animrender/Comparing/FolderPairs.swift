import Files
import Inspect
import Render

/// What two folders hold, paired by name: `buttons/tap.png` with `buttons/tap.png`, and where that is not
/// there `card.json` with `card.gif`.
struct FolderPairs {
  private(set) var pairs: [(baseline: String, candidate: String)] = []
  /// Paths that only one of them has.
  private(set) var missing: [String] = []
  private(set) var added: [String] = []

  var hasUnpaired: Bool { !missing.isEmpty || !added.isEmpty }
  var isEmpty: Bool { pairs.isEmpty && !hasUnpaired }

  /// - Parameters: folders, with a slash at their ends.
  /// - Throws: 66 where a folder, or one in it, cannot be read.
  init(_ baseline: String, _ candidate: String) throws(Failure) {
    let names = (try Self.animations(in: baseline), try Self.animations(in: candidate))
    let common = Set(names.0).intersection(names.1)
    var first = Self.byStem(names.0.filter { !common.contains($0) }, in: baseline)
    var second = Self.byStem(names.1.filter { !common.contains($0) }, in: candidate)
    var paired = common.map { (baseline: $0, candidate: $0) }
    for (stem, old) in first {
      // Of `tap.gif` and `tap.apng` neither is what became of `tap.json`.
      guard let new = second[stem], old.count == 1, new.count == 1 else { continue }
      paired.append((baseline: old[0], candidate: new[0]))
      (first[stem], second[stem]) = (nil, nil)
    }
    pairs = paired.sorted { $0.baseline < $1.baseline }.map {
      (baseline + $0.baseline.text, candidate + $0.candidate.text)
    }
    missing = first.values.joined().sorted().map { baseline + $0.text }
    added = second.values.joined().sorted().map { candidate + $0.text }
  }

  /// Whether a folder holds animations rather than frames.
  static func isFolder(_ path: String) -> Bool {
    FileSystem.kind(of: path) == .directory && !holdsFrames(path)
  }

  /// Whether a paired path may be that of a scene, by its name.
  static func isScene(_ path: String) -> Bool { fileExtension(of: path) == "json" }

  /// Names relative to a folder.
  private static func animations(in folder: String) throws(Failure) -> [FileName] {
    let names = try Failure.telling(try FileSystem.files(below: folder, isWhole: holdsFrames))
    let animations = names.filter { name in
      // A folder that counts as one file holds frames.
      if FileSystem.kind(of: folder + name) == .directory { return true }
      guard let suffix = fileExtension(of: name) else { return false }
      return suffix != "json" || SceneLoader.isScene(folder + name)
    }
    return animations.map { FileName($0) }
  }

  private static func byStem(
    _ names: [FileName], in folder: String
  ) -> [FileName: [FileName]] {
    Dictionary(grouping: names) { name in
      let text = name.text
      guard FileSystem.kind(of: folder + text) != .directory,
        let suffix = fileExtension(of: text)
      else { return name }
      return FileName(text.dropLast(suffix.count + 1))
    }
  }

  /// That of a scene or a picture, in small letters.
  private static func fileExtension(of name: String) -> String? {
    let last = PathParts(name).name
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return nil }
    let suffix = last[last.index(after: dot)...].lowercased()
    return ["json", "gif", "png", "apng"].contains(suffix) ? suffix : nil
  }

  private static func holdsFrames(_ folder: String) -> Bool {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    do {
      return try Frames.inDirectory(folder) != nil
    } catch .cannotRead(folder, _) {
      return false
    } catch {
      // It is told when they are opened.
      return true
    }
  }
}
