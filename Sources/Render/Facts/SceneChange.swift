import Render
import Scenes

/// Something that is otherwise in one scene than in another.
public struct SceneChange: Hashable, Sendable {
  /// What it is about.
  public enum Subject: Hashable, Sendable {
    /// What the whole is, by its name: `size`, `fps`.
    case scene(String)
    case view(String)
    case property(view: String, String)
    /// By its id, or its equation where it has none; with what of it moves, if that is meant.
    case constraint(String, property: String? = nil)
  }

  /// What is said of it.
  public enum Aspect: String, Hashable, Sendable {
    case added, removed, value, begin, end, start, arrival, overshoot, anticipation, reach, way
    case curve, moves, switches, outline, order, superview, constant, multiplier, priority
  }

  /// One thing that is otherwise.
  public struct Clause: Hashable, Sendable {
    public var aspect: Aspect
    /// JSON values; nil where there was none, or is none any more.
    public var was: String?
    public var now: String?
    /// As a sentence has it after its subject: `arrives 40 ms later (1.24 s, was 1.2 s)`.
    public var text: String
  }

  public var subject: Subject
  public var clauses: [Clause]
}

extension SceneChange {
  /// A sentence: `` `card`.center.y arrives 40 ms later (1.24 s, was 1.2 s)``.
  public var text: String { "\(subject.text) \(clauseText)" }

  var clauseText: String { clauses.map(\.text).joined(separator: "; ") }

  /// One sentence for all changes that say the same of their subjects, in the order of the first.
  public static func sentences(_ changes: [SceneChange]) -> [String] {
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
      let told = names.count > 5 ? Array(names.prefix(4)) + ["\(names.count - 4) more"] : names
      return told.dropLast().joined(separator: ", ") + " and \(told[told.count - 1]): \(text)"
    }
  }

  /// An object on one line.
  public var json: String {
    let clauses = clauses.map { clause in
      """
      { "aspect": "\(clause.aspect.rawValue)", "was": \(clause.was ?? "null"), \
      "now": \(clause.now ?? "null") }
      """
    }
    return """
      { \(subject.json), "clauses": [\(clauses.joined(separator: ", "))], \
      "text": \(text.jsonQuoted) }
      """
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

  fileprivate var json: String {
    switch self {
    case .scene(let name): #""subject": "scene", "property": \#(name.jsonQuoted)"#
    case .view(let id): #""subject": "view", "view": \#(id.jsonQuoted)"#
    case .property(let view, let name):
      #""subject": "property", "view": \#(view.jsonQuoted), "property": \#(name.jsonQuoted)"#
    case .constraint(let name, let property):
      #""subject": "constraint", "constraint": \#(name.jsonQuoted)"#
        + (property.map { #", "property": \#($0.jsonQuoted)"# } ?? "")
    }
  }
}
