import AnimDocuments
import AnimFiles
import AnimPrimitives

/// The rows of a table as a stream: JSON Lines, or CSV with a header for names that end in `.csv`.
struct RowReader {
  private enum Format {
    case json
    /// With the names of the columns, or the error in the header.
    case csv([String])
  }

  private let lines: LineReader
  private var format: Format
  private var line = 0

  /// - Parameter path: `-` is standard input, in JSON Lines.
  /// - Throws: `FileError`; the `RowError` of a header that cannot be used.
  init(_ path: String) throws {
    lines = try LineReader(path)
    format = .json
    guard path.lowercased().hasSuffix(".csv") else { return }
    guard let header = try nextRecord() else {
      throw RowError(
        line: 1, "the file is empty", hint: "the first line has the names of the columns")
    }
    let names = try CSVRecord.fields(of: header.bytes, line: header.line)
    for (index, name) in names.enumerated() {
      guard !name.isEmpty else { throw RowError(line: 1, "column \(index + 1) has no name") }
      guard !names[..<index].contains(name) else {
        throw RowError(line: 1, "the column `\(name)` is there twice")
      }
    }
    format = .csv(names)
  }

  /// The next row, or the error in it; nil after the last one. Empty lines are skipped.
  mutating func next() throws(FileError) -> Result<Row, RowError>? {
    switch format {
    case .json:
      while let bytes = try lines.next() {
        line += 1
        let text = line == 1 ? bytes.withoutMark : bytes
        guard text.contains(where: { $0 > 0x20 }) else { continue }
        return result { () throws(RowError) in try row(ofJSON: text) }
      }
    case .csv(let names):
      while let record = try nextRecord() {
        guard !record.bytes.isEmpty else { continue }
        return result { () throws(RowError) in
          let fields = try CSVRecord.fields(of: record.bytes, line: record.line)
          guard fields.count == names.count else {
            throw RowError(
              line: record.line,
              "has \(fields.count == 1 ? "1 field" : "\(fields.count) fields"), and the header has "
                + "\(names.count)")
          }
          return Row(line: record.line, cells: zip(names, fields).map(Row.Cell.init))
        }
      }
    }
    return nil
  }

  private func result(_ read: () throws(RowError) -> Row) -> Result<Row, RowError> {
    do {
      return .success(try read())
    } catch {
      return .failure(error)
    }
  }

  /// A line, with those after it while a quotation is open.
  private mutating func nextRecord() throws(FileError) -> (line: Int, bytes: [UInt8])? {
    guard var bytes = try lines.next() else { return nil }
    line += 1
    let first = line
    if first == 1 { bytes = bytes.withoutMark }
    while bytes.count(where: { $0 == CSVRecord.quote }) % 2 == 1, let more = try lines.next() {
      line += 1
      bytes += [UInt8(ascii: "\n")] + more
    }
    return (first, bytes)
  }

  /// The members of an object: texts, numbers and booleans. Null is no value.
  private func row(ofJSON bytes: [UInt8]) throws(RowError) -> Row {
    let document = JSONReader.read(bytes)
    if let fault = document.fault { throw RowError(line: line, fault) }
    guard let members = document.root?.members else {
      throw RowError(line: line, "must be an object, such as {\"id\": \"1\", \"name\": \"Ann\"}")
    }
    var cells: [Row.Cell] = []
    for member in members {
      let value: String
      switch member.node.value {
      case .null: continue
      case .bool(let bool): value = bool ? "true" : "false"
      case .number(let number): value = number.shortestText
      case .string(let string): value = string
      case .array, .object:
        throw RowError(
          line: line,
          "`\(member.key)` must be a text, a number or a boolean, found \(member.node.summary)")
      }
      cells.append(Row.Cell(column: member.key, value: value))
    }
    return Row(line: line, cells: cells)
  }
}

extension [UInt8] {
  /// The bytes after a byte order mark, which some programs write at the start of a file.
  fileprivate var withoutMark: [UInt8] {
    starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self
  }
}

/// A record of a CSV file. Source: RFC 4180.
private enum CSVRecord {
  static let quote = UInt8(ascii: "\"")

  static func fields(of bytes: [UInt8], line: Int) throws(RowError) -> [String] {
    guard UTF8Validation.firstInvalidSequence(in: bytes) == nil else {
      throw RowError(line: line, "is not UTF-8")
    }
    var fields: [String] = []
    var index = 0
    while true {
      var field: [UInt8] = []
      if index < bytes.count, bytes[index] == quote {
        index += 1
        while true {
          guard index < bytes.count else { throw RowError(line: line, "a quotation has no end") }
          if bytes[index] == quote {
            // Two quotation marks stand for one.
            guard index + 1 < bytes.count, bytes[index + 1] == quote else { break }
            index += 1
          }
          field.append(bytes[index])
          index += 1
        }
        index += 1
        guard index == bytes.count || bytes[index] == UInt8(ascii: ",") else {
          throw RowError(line: line, "has text after a closing quotation mark")
        }
      } else {
        while index < bytes.count, bytes[index] != UInt8(ascii: ",") {
          guard bytes[index] != quote else {
            throw RowError(
              line: line, "has a quotation mark inside of a field",
              hint: "put the field in quotation marks, and write two for one")
          }
          field.append(bytes[index])
          index += 1
        }
      }
      fields.append(String(decoding: field, as: UTF8.self))
      guard index < bytes.count else { return fields }
      index += 1
    }
  }
}
