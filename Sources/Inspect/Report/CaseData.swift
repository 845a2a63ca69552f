import AnimDocuments
import AnimPrimitives
import AnimScenes

/// The data of one failure for the page's script.
struct CaseData {
  /// A JSON object.
  let json: String

  init(_ failure: HTMLReport.Case, _ pictures: inout PictureTable) {
    var moments: [String] = []
    for moment in failure.moments {
      moments.append(Self.json(moment, &pictures))
    }
    let first = failure.firstShown.map(String.init) ?? "null"
    json = """
      {"first": \(first), "moments": [\(moments.joined(separator: ",\n"))]}
      """
  }

  private static func json(
    _ moment: HTMLReport.Moment, _ pictures: inout PictureTable
  ) -> String {
    var fields = ["\"expectedFrame\": \(moment.expectedFrame)"]
    fields.append("\"actualFrame\": \(moment.actualFrame)")
    if let start = moment.start { fields.append("\"start\": \(start)") }
    if let duration = moment.duration { fields.append("\"duration\": \(duration)") }
    if let difference = moment.difference {
      fields.append("\"difference\": \(scriptSafe(difference.jsonQuoted))")
    }
    if let box = moment.bounds {
      fields.append("\"bounds\": [\(box.x), \(box.y), \(box.width), \(box.height)]")
    }
    if let files = moment.pictures {
      let expected = pictures.number(of: files.expected)
      let actual = pictures.number(of: files.actual)
      let difference = files.difference.map { "\(pictures.number(of: $0))" } ?? "null"
      fields.append("\"pictures\": [\(expected), \(actual), \(difference)]")
      if files.weight > 0 { fields.append("\"weight\": \(files.weight)") }
    }
    return "{\(fields.joined(separator: ", "))}"
  }

  /// HTML ends a script at `</script`, even inside a string.
  private static func scriptSafe(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
  }
}
