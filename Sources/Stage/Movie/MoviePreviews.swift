import AnimFiles

/// A program that writes movies to a folder: `--output FOLDER` names it, and `--check` compares instead of writing.
///
///     @main struct Previews: MoviePreviews {
///       static var movies: [Movie] { [ … ] }
///     }
@preconcurrency @MainActor
public protocol MoviePreviews {
  static var movies: [Movie] { get }
}

extension MoviePreviews {
  /// Writes a GIF and an APNG of each movie, by its name.
  ///
  /// With `--check`, nothing is written, and the exit code is 1 if a file would change. Otherwise the exit code is that
  /// of the first error, as `animrender` has it.
  public static func main() {
    var words = CommandLine.arguments.dropFirst()
    var folder = "previews"
    var checks = false
    while let word = words.popFirst() {
      switch word {
      case "--check": checks = true
      case "--output":
        guard let path = words.popFirst() else { fail("--output: expected a folder", 64) }
        folder = path
      default: fail("'\(word)': expected --output FOLDER or --check", 64)
      }
    }
    do {
      let changed = try run(in: folder, checks: checks)
      for path in changed { print(checks ? "\(path) would change" : path) }
      if checks, !changed.isEmpty { exit(1) }
    } catch let error as MovieError {
      fail(error.description, error.exitCode)
    } catch {
      fail("\(error)", 70)
    }
  }

  private static func run(in folder: String, checks: Bool) throws -> [String] {
    let place: URL
    if checks {
      place = FileManager.default.temporaryDirectory
        .appendingPathComponent("previews-\(UUID().uuidString)")
    } else {
      place = URL(fileURLWithPath: folder)
    }
    defer { if checks { try? FileManager.default.removeItem(at: place) } }
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      let code = FileSystem.makeDirectory(place.path)
      throw MovieError(
        "\(folder): cannot be created: \(FileSystem.message(for: code))", exitCode: 73)
    }
    var changed: [String] = []
    for movie in movies {
      let names = ["\(movie.name).gif", "\(movie.name).apng"]
      do {
        _ = try movie.write(toAll: names.map { place.appendingPathComponent($0).path })
      } catch let error as MovieError {
        var named = error
        named.reason = ["\(movie.name):", error.reason].compactMap { $0 }.joined(separator: " ")
        throw named
      }
      for name in names {
        let path = "\(folder)/\(name)"
        let isSame =
          checks
          && FileManager.default.contents(atPath: path)
            == FileManager.default.contents(atPath: place.appendingPathComponent(name).path)
        if !isSame { changed.append(path) }
      }
    }
    return changed
  }

  private static func fail(_ message: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(code)
  }
}
