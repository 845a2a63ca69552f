// This file is empty in builds that link the standard library statically, because they have no test frameworks.
#if canImport(Testing) && canImport(XCTest)
  import Foundation
  import Testing
  import XCTest

  /// The location of a test. Reports to Swift Testing within one of its tests, otherwise to XCTest.
  struct TestPlace {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    var file: String { "\(filePath)" }

    /// The URL of a path relative to the folder of the test's source.
    func url(of path: String) -> URL {
      URL(
        fileURLWithPath: path,
        relativeTo: URL(fileURLWithPath: file).deletingLastPathComponent()
      ).absoluteURL
    }

    /// The golden of a test without a name for it: `Goldens/ButtonTests/the-button-springs-back.apng`.
    func golden(of function: StaticString, isStill: Bool) -> String {
      let name = "\(function)".prefix { $0 != "(" }
      let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      let source = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      return "Goldens/\(source)/\(words.joined(separator: "-")).\(isStill ? "png" : "apng")"
    }

    private var isSwiftTesting: Bool { Test.current != nil }

    private var sourceLocation: SourceLocation {
      SourceLocation(
        fileID: "\(fileID)", filePath: file, line: Int(line), column: Int(column))
    }

    func fail(_ message: String) {
      if isSwiftTesting {
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
      } else {
        XCTFail(message, file: filePath, line: line)
      }
    }

    /// Reports a message without failing the test.
    func note(_ message: String) {
      if isSwiftTesting {
        Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: sourceLocation)
      } else {
        FileHandle.standardError.write(Data("\(file):\(line): \(message)\n".utf8))
      }
    }

    /// Attaches files to the test. XCTest has attachments only on Apple's platforms.
    func attach(_ files: [URL]) {
      for file in files {
        guard let data = try? Data(contentsOf: file) else { continue }
        if isSwiftTesting {
          Attachment.record(
            [UInt8](data), named: file.lastPathComponent, sourceLocation: sourceLocation)
        } else {
          #if canImport(ObjectiveC)
            XCTContext.runActivity(named: file.lastPathComponent) { activity in
              let attachment = XCTAttachment(data: data)
              attachment.name = file.lastPathComponent
              attachment.lifetime = .keepAlways
              activity.add(attachment)
            }
          #endif
        }
      }
    }
  }
#endif
