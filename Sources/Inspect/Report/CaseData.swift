import AnimDocuments
import AnimPrimitives
import AnimRendering
import AnimScenes

/// The data of one failure for the page's script.
struct CaseData {
  /// An object.
  let json: JSONText

  init(_ failure: HTMLReport.Case, _ pictures: inout PictureTable) {
    var moments: [JSONText] = []
    for moment in failure.moments {
      moments.append(Self.json(moment, &pictures))
    }
    json = .narrow(["first": JSONText(failure.firstShown), "moments": .stacked(moments)])
  }

  private static func json(
    _ moment: HTMLReport.Moment, _ pictures: inout PictureTable
  ) -> JSONText {
    var members: [(String, JSONText)] = [
      ("expectedFrame", JSONText(moment.expectedFrame)),
      ("actualFrame", JSONText(moment.actualFrame)),
    ]
    if let start = moment.start { members.append(("start", JSONText(start))) }
    if let duration = moment.duration { members.append(("duration", JSONText(duration))) }
    if let difference = moment.difference {
      members.append(("difference", JSONText(json: scriptSafe(difference.jsonQuoted))))
    }
    if let box = moment.bounds {
      let numbers = [box.x, box.y, box.width, box.height]
      members.append(("bounds", JSONText(numbers.map { JSONText($0) })))
    }
    if let files = moment.pictures {
      let numbers = [
        pictures.number(of: files.expected), pictures.number(of: files.actual),
        files.difference.map { pictures.number(of: $0) },
      ]
      members.append(("pictures", JSONText(numbers.map { JSONText($0) })))
      if files.weight > 0 { members.append(("weight", JSONText(files.weight))) }
    }
    return JSONText(members: members, spacing: .narrow)
  }

  /// HTML ends a script at `</script`, even inside a string.
  private static func scriptSafe(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
  }
}

/// The pictures of a page, without duplicates.
struct PictureTable {
  private var numbers: [[UInt8]: Int] = [:]
  private var files: [[UInt8]] = []
  /// The pictures in the HTML, where the script finds them.
  private var shown: Set<Int> = []

  /// The index of a picture.
  mutating func number(of file: [UInt8]) -> Int {
    if let number = numbers[file] { return number }
    numbers[file] = files.count
    files.append(file)
    return files.count - 1
  }

  /// An image element that contains the picture.
  mutating func image(of file: [UInt8], alternative: String) -> String {
    let number = number(of: file)
    shown.insert(number)
    let type = file.starts(with: "RIFF".utf8) ? "webp" : "png"
    return """
      <img data-picture="\(number)" alt="\(alternative.markupEscaped)" \
      src="data:image/\(type);base64,\(Base64.encode(file))">
      """
  }

  /// A list: base64, or null for a picture in the HTML.
  var json: JSONText {
    .stacked(
      files.enumerated().map { number, file in
        shown.contains(number) ? nil : JSONText(json: "\"\(Base64.encode(file))\"")
      })
  }
}
