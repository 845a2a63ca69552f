import AnimFiles
import AnimPrimitives

/// The origin of a file, as one line in the file: the program, its version, the scene, and the settings.
///
///     animrender 0.1.0 scene=scenes/card.json appearance=dark scale=2 inputs=0123456789abcdef
///
/// Spaces, per cent signs and control characters in values are percent-encoded (RFC 3986 §2.1).
package struct Provenance: Hashable, Sendable {
  package struct Setting: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package var version: String
  /// A relative path with slashes.
  package var scene: String
  /// Sorted by name.
  package var settings: [Setting]
  /// The hash of `InputHashes`, or nil.
  package var inputs: String?

  private static let program = "animrender"
  /// The version that new files record.
  package static let programVersion = "0.1.0"

  /// - Parameter scene: a path. Of an absolute path only the name is kept, so that the file does not reveal folders of
  ///   the machine.
  package init(version: String, scene: String, settings: [Setting], inputs: String? = nil) {
    self.version = version
    self.inputs = inputs
    var path = scene[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    self.scene = path.hasPrefix("/") ? PathParts(String(path)).name : String(path)
    self.settings = settings
  }

  /// Parses a line; nil if this program did not write it.
  package init?(parsing line: some StringProtocol) {
    let words = line.split(separator: " ")
    guard words.count >= 3, words[0] == Self.program else { return nil }
    var settings: [Setting] = []
    for word in words.dropFirst(2) {
      // Bytes, because a combining accent at the start of a value would form one character with the sign.
      guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")),
        let value = PercentEncoding.decode(Substring(word[word.utf8.index(after: equals)...]).utf8)
      else { return nil }
      settings.append(
        Setting(name: String(word[..<equals]), value: String(decoding: value, as: UTF8.self)))
    }
    guard settings[0].name == "scene" else { return nil }
    var inputs: String?
    if settings.count > 1, settings.last?.name == Self.inputsName {
      inputs = settings.removeLast().value
    }
    self.init(
      version: String(words[1]), scene: settings[0].value, settings: Array(settings.dropFirst()),
      inputs: inputs)
  }

  package var text: String {
    "\(Self.program) \(version) \(inputText)" + (inputs.map { " \(Self.inputsName)=\($0)" } ?? "")
  }

  /// The scene and the settings.
  var inputText: String {
    let words = [Setting(name: "scene", value: scene)] + settings
    return words.map { "\($0.name)=\(Self.encoded($0.value))" }.joined(separator: " ")
  }

  private static let inputsName = "inputs"
  /// The name of a record that is not an option of a render.
  package static let projectName = "project"

  /// The project file for which the file was made, as a path from the file's folder.
  package var project: String? { settings.first { $0.name == Self.projectName }?.value }

  private static func encoded(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value > 0x20, scalar.value != 0x7F, scalar != "%" {
        result.unicodeScalars.append(scalar)
      } else {
        result += "%" + UInt8(truncatingIfNeeded: scalar.value).hexadecimal.uppercased()
      }
    }
    return result
  }
}
