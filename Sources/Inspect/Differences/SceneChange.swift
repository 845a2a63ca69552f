package import AnimDocuments
import AnimRendering
import AnimScenes

/// A difference between two scenes.
package struct SceneChange: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// One of the scene's own settings: `size`, `fps`.
    case scene(String)
    case view(String)
    case property(view: String, String)
    /// A constraint by id, or by equation without an id; with one of its properties.
    case constraint(String, property: String? = nil)
  }

  package enum Aspect: String, Hashable, Sendable {
    case added, removed, value, begin, end, start, arrival, overshoot, anticipation, reach, half
    case curve, moves, switches, outline, order, superview
  }

  /// A value of one of the scenes.
  package struct Side: Hashable, Sendable {
    package var json: JSONText
    /// nil for other values than numbers.
    var number: Double?

    init(_ json: JSONText) { self.json = json }

    init(_ number: Double) {
      json = JSONText(shortest: number)
      self.number = number
    }
  }

  package struct Clause: Hashable, Sendable {
    package var aspect: Aspect
    /// nil if there is none.
    package var was: Side?
    package var now: Side?
    /// The sentence after its subject: `arrives 40 ms later (1.24 s, was 1.2 s)`.
    package var text: String
  }

  package var subject: Subject
  package var clauses: [Clause]
  /// The cause of the values, on the side that has the property.
  var cause: MotionSummary.Cause?
}

extension SceneChange {
  /// A sentence: `` `card`.center.y arrives 40 ms later (1.24 s, was 1.2 s)``.
  package var text: String { "\(subject.text) \(clauseText)" }

  var clauseText: String { clauses.map(\.text).joined(separator: "; ") }

  /// One sentence for all changes with the same clauses, in the order of their first subjects.
  package static func sentences(_ changes: [SceneChange]) -> [String] {
    var order: [String] = []
    var subjects: [String: [String]] = [:]
    for change in changes {
      let text = change.clauseText
      if subjects[text] == nil { order.append(text) }
      subjects[text, default: []].append(change.subject.text)
    }
    return order.map { text in
      let names = subjects[text] ?? []
      guard names.count > 1 else { return "\(names.joined()) \(text)" }
      let shown = names.count > 5 ? Array(names.prefix(4)) + ["\(names.count - 4) more"] : names
      return shown.dropLast().joined(separator: ", ") + " and \(shown[shown.count - 1]): \(text)"
    }
  }

  /// A JSON object on one line.
  package var json: JSONText {
    let clauses = clauses.map { clause -> JSONText in
      [
        "aspect": JSONText(clause.aspect.rawValue),
        "was": clause.was?.json ?? nil,
        "now": clause.now?.json ?? nil,
      ]
    }
    return subject.json.adding(["clauses": JSONText(clauses), "text": JSONText(text)])
  }
}

extension SceneChange.Subject {
  var text: String {
    switch self {
    case .scene(let name) where ["duration", "hold"].contains(name):
      "the scene's \(name) in seconds"
    case .scene(let name): "the scene's \(name)"
    case .view(let id): "view `\(id)`"
    case .property(let view, let name): "`\(view)`.\(name)"
    case .constraint(let name, nil): "constraint `\(name)`"
    case .constraint(let name, let property?): "constraint `\(name)`.\(property)"
    }
  }

  fileprivate var json: JSONText {
    switch self {
    case .scene(let name): ["subject": "scene", "property": JSONText(name)]
    case .view(let id): ["subject": "view", "view": JSONText(id)]
    case .property(let view, let name):
      ["subject": "property", "view": JSONText(view), "property": JSONText(name)]
    case .constraint(let name, nil): ["subject": "constraint", "constraint": JSONText(name)]
    case .constraint(let name, let property?):
      ["subject": "constraint", "constraint": JSONText(name), "property": JSONText(property)]
    }
  }
}
