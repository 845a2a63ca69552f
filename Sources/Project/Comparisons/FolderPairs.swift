import AnimExport
import AnimFiles
import AnimInspect
import AnimRendering

/// The files of two folders, paired by name: `buttons/tap.png` with `buttons/tap.png`, or else `card.json` with
/// `card.gif`.
package struct FolderPairs {
  package private(set) var pairs: [(baseline: String, candidate: String)] = []
  /// Paths without a counterpart.
  package private(set) var missing: [String] = []
  package private(set) var added: [String] = []

  var hasUnpaired: Bool { !missing.isEmpty || !added.isEmpty }
  package var isEmpty: Bool { pairs.isEmpty && !hasUnpaired }

  /// - Parameters: folders with trailing slashes.
  /// - Throws: 66 if a folder or a subfolder cannot be read.
  package init(_ baseline: String, _ candidate: String) throws(Failure) {
    let names = (try Self.animations(in: baseline), try Self.animations(in: candidate))
    let common = Set(names.0).intersection(names.1)
    var first = Self.byStem(names.0.filter { !common.contains($0) }, in: baseline)
    var second = Self.byStem(names.1.filter { !common.contains($0) }, in: candidate)
    var paired = common.map { (baseline: $0, candidate: $0) }
    for (stem, old) in first {
      // If both `tap.gif` and `tap.apng` exist, the counterpart of `tap.json` is ambiguous.
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

  /// Whether a folder contains animations rather than frames.
  package static func isFolder(_ path: String) -> Bool {
    FileSystem.kind(of: path) == .directory && !holdsFrames(path)
  }

  /// Whether a path has the extension of a scene.
  package static func isScene(_ path: String) -> Bool { fileExtension(of: path) == "json" }

  /// Paths relative to a folder.
  private static func animations(in folder: String) throws(Failure) -> [FileName] {
    let names = try Failure.rethrowing(
      file: try FileSystem.files(below: folder, isWhole: holdsFrames))
    let animations = names.filter { name in
      // A folder in this list contains frames and counts as one animation.
      if FileSystem.kind(of: folder + name) == .directory { return true }
      guard let suffix = fileExtension(of: name) else { return false }
      return suffix != "json" || SceneSource.isScene(folder + name)
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

  /// The extension of a scene or an image, in lower case.
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
    } catch .file(.cannotRead(folder, _)) {
      return false
    } catch {
      // Opening the frames will report the error.
      return true
    }
  }
}
