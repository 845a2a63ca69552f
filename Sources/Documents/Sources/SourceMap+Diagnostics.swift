extension SourceMap {
  /// The maximum number of uses in the notes of a diagnostic.
  private static let useLimit = 8

  /// The problems with their places, in text order, file by file.
  package func diagnostics(for problems: [Problem]) -> [Diagnostic] {
    let notes = problems.map { $0.notes + uses(of: $0) }
    let locations = locations(of: problems.map(\.place) + notes.flatMap { $0.map(\.place) })
    let order = problems.indices.sorted { a, b in
      precedes(problems[a].place, problems[b].place)
        || (a < b && !precedes(problems[b].place, problems[a].place))
    }
    return order.compactMap { index in
      let problem = problems[index]
      guard let location = locations[problem.place] else { return nil }
      return Diagnostic(
        severity: problem.severity, location: location, message: problem.message,
        hint: problem.hint,
        notes: notes[index].compactMap { note in
          locations[note.place].map { Diagnostic.Note(message: note.message, location: $0) }
        })
    }
  }

  /// The line and column of a place, both from 1.
  package func location(of place: Place) -> Diagnostic.Location {
    var cursor = LocationCursor(file(of: place))
    return cursor.location(of: place.range)
  }

  /// The uses that brought a problem's text to where it is read: the innermost ones, and the outermost.
  private func uses(of problem: Problem) -> [Problem.Note] {
    let uses = uses(of: problem.place).map {
      Problem.Note("`\($0.name)` is used here", at: $0.place)
    }
    guard uses.count > Self.useLimit, let last = uses.last else { return uses }
    return uses.prefix(Self.useLimit - 1) + [last]
  }

  private func locations(of places: [Place]) -> [Place: Diagnostic.Location] {
    var result: [Place: Diagnostic.Location] = [:]
    var cursor: (file: Int, lines: LocationCursor)?
    for place in places.sorted(by: precedes) where result[place] == nil {
      let file = self[place].file
      var lines =
        if let cursor, cursor.file == file { cursor.lines } else { LocationCursor(files[file]) }
      result[place] = lines.location(of: place.range)
      cursor = (file, lines)
    }
    return result
  }

  private func precedes(_ a: Place, _ b: Place) -> Bool {
    (self[a].file, a.range.lowerBound) < (self[b].file, b.range.lowerBound)
  }
}
