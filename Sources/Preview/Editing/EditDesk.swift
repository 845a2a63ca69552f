import AnimDocuments
import AnimExport
import AnimFiles
import AnimPrimitives
import AnimRendering
import AnimScenes
import Synchronization

/// Changes scene files on behalf of the page: tries a change in memory, or writes it.
///
/// A file is written only if it still has the bytes that the page knows, if it lies in the previewed folder, and if the
/// new text has no errors that the old one had not.
final class EditDesk: Sendable {
  /// The scene of a change that is not written.
  private struct Trial: Sendable {
    var number: Int
    var file: String
    var scene: LoadedScene
  }

  private let library: SceneLibrary
  private let trials = Mutex<[Trial]>([])
  private let writing = Mutex<Void>(())

  private static let trialLimit = 2
  /// The numbers of trials lie above the versions of files.
  private static let firstTrial = 1_000_000_000

  init(_ library: SceneLibrary) {
    self.library = library
  }

  /// Whether a scene's version is the number of a trial.
  static func isTrial(version: Int) -> Bool { version > firstTrial }

  /// The scene of a change that was tried; nil if newer ones have replaced it.
  func trial(_ number: Int, of file: String) -> LoadedScene? {
    trials.withLock { trials in
      trials.first { $0.number == number && $0.file.utf8.elementsEqual(file.utf8) }?.scene
    }
  }
}

// MARK: - Trying

extension EditDesk {
  /// Loads a scene as it would be after a change. Nothing is written.
  func attempt(_ edit: SceneEdit, _ file: String, _ variant: SceneVariant, hash: String?)
    -> HTTPResponse
  {
    let path = library.path(of: file)
    guard let bytes = try? FileSystem.contents(of: path) else {
      return .text(409, "the file cannot be read")
    }
    guard Self.hash(bytes) == hash else { return Self.changedMeanwhile(bytes, edit) }
    do {
      let change = try edit.change(of: bytes)
      guard let text = change.applied(to: bytes) else { throw SceneEdit.Fault.moved }
      let number = trials.withLock { ($0.last?.number ?? Self.firstTrial) + 1 }
      var request = library.request(of: file).at(path, text)
      do {
        try variant.apply(to: &request)
      } catch {
        throw SceneEdit.Fault.request(error.message)
      }
      let scene = try LoadedScene(request, version: number)
      trials.withLock { trials in
        trials.append(Trial(number: number, file: file, scene: scene))
        if trials.count > Self.trialLimit { trials.removeFirst() }
      }
      let answer: JSONText = ["trial": JSONText(number)]
      return .json(answer.adding(Self.words(change, in: bytes)))
    } catch let failure as LoadFailure {
      return .json(failure.json, status: 422)
    } catch let fault as SceneEdit.Fault {
      return .json(LoadFailure(text: fault.message, diagnostics: []).json, status: 422)
    } catch {
      return .text(500, "\(error)")
    }
  }
}

// MARK: - Writing

extension EditDesk {
  /// Changes a file.
  ///
  /// - Parameter hash: the hash of the file's bytes that the page knows.
  func write(_ edit: SceneEdit, _ file: String, hash: String?) -> HTTPResponse {
    // Two pages may edit one file at once.
    writing.withLock { _ in
      let path = library.path(of: file)
      let root = WritableFolder(library.folder ?? PathParts(path).directory)
      guard root.allows(path) else {
        return .text(403, "\(path): leads out of the folder, or is a link, so it is not written")
      }
      guard let bytes = try? FileSystem.contents(of: path) else {
        return .text(409, "the file cannot be read")
      }
      guard Self.hash(bytes) == hash else { return Self.changedMeanwhile(bytes, edit) }
      do {
        let change = try edit.change(of: bytes)
        guard let text = change.applied(to: bytes) else { throw SceneEdit.Fault.moved }
        if let failure = newFailure(of: text, insteadOf: bytes, file) {
          return .json(failure.json, status: 422)
        }
        guard try FileSystem.replace(path, holding: bytes, with: text) else {
          return Self.changedMeanwhile(bytes, edit)
        }
        let answer: JSONText = ["hash": JSONText(Self.hash(text))]
        return .json(answer.adding(Self.words(change, in: bytes)))
      } catch let fault as SceneEdit.Fault {
        return .json(LoadFailure(text: fault.message, diagnostics: []).json, status: 422)
      } catch let error as FileError {
        return .text(500, "\(path): \(error.message)")
      } catch {
        return .text(500, "\(error)")
      }
    }
  }

  /// The errors of a text that another text has not.
  private func newFailure(of text: [UInt8], insteadOf old: [UInt8], _ file: String) -> LoadFailure?
  {
    let path = library.path(of: file)
    func failure(_ bytes: [UInt8]) -> LoadFailure? {
      do throws(LoadFailure) {
        _ = try LoadedScene(library.request(of: file).at(path, bytes), version: 0)
        return nil
      } catch {
        return error
      }
    }
    guard let found = failure(text) else { return nil }
    guard let known = failure(old) else { return found }
    let messages = Set(known.diagnostics.map(\.message))
    let isKnown =
      !found.diagnostics.isEmpty && found.diagnostics.allSatisfy { messages.contains($0.message) }
    return isKnown ? nil : found
  }
}

// MARK: - Answers

extension EditDesk {
  /// The hash of a file's bytes, in hexadecimal digits, because JavaScript rounds large integers.
  static func hash(_ bytes: [UInt8]) -> String { XXH64.hash(bytes).hexadecimal }

  /// The answer has the words of the change on the new text, so that the page can show both.
  private static func changedMeanwhile(_ bytes: [UInt8], _ edit: SceneEdit) -> HTTPResponse {
    let answer: JSONText = [
      "text": "the file was changed by another program", "hash": JSONText(hash(bytes)),
    ]
    let both = (try? edit.change(of: bytes)).map { answer.adding(words($0, in: bytes)) }
    return .json(both ?? answer, status: 409)
  }

  /// The place of a change, and its words: the removed and the added text.
  private static func words(_ change: TextEdit, in bytes: [UInt8]) -> JSONText {
    let offset = change.range.lowerBound
    return [
      "offset": JSONText(offset), "line": JSONText(LineTable(bytes).line(of: offset)),
      "removed": JSONText(String(decoding: bytes[change.range], as: UTF8.self)),
      "added": JSONText(String(decoding: change.replacement, as: UTF8.self)),
    ]
  }
}

/// A folder in which the preview may write, with its subfolders. Links do not lead out of it.
struct WritableFolder: Sendable {
  /// Without links; nil if the folder does not exist.
  private let root: String?

  init(_ path: String) {
    root = FileSystem.canonical(path.isEmpty ? "." : path)
  }

  /// Whether a file lies in the folder and is no link. Its own folder must exist.
  func allows(_ path: String) -> Bool {
    let folder = PathParts(path).directory
    guard let root, !FileSystem.isLink(path),
      let place = FileSystem.canonical(folder.isEmpty ? "." : folder)
    else { return false }
    return place == root || place.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}
