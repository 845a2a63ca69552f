import Motion
import Primitives
import Scenes

/// Which pictures and texts a scene shows at some time: those that its views begin with, and those that
/// its steps change to.
struct ContentUsage {
  struct Image {
    let key: ImageKey
    let origin: ScriptOrigin
  }

  private(set) var images: [Image] = []
  /// By the view's id.
  private(set) var texts: [String: [String]] = [:]
  /// Ids of the labels whose `value` changes.
  private(set) var countedViews: Set<String> = []

  init(_ scene: Scene) {
    var tints: [String: Color] = [:]
    for view in scene.flattenedViews {
      if case .text(let source) = view.initialValues[.imageSource],
        case .image(let content) = view.content
      {
        tints[view.id] = content.tintColor
        images.append(
          Image(
            key: ImageKey(source: source, tintColor: content.tintColor), origin: view.origin))
      }
      if case .text(let text) = view.initialValues[.text], case .label = view.content {
        texts[view.id, default: []].append(text)
      }
    }
    for change in scene.steps.flatMap(\.changes) {
      if change.property == .value { countedViews.insert(change.target) }
      for case .text(let text) in change.goal.values {
        switch change.property {
        case .source:
          images.append(
            Image(
              key: ImageKey(source: text, tintColor: tints[change.target]), origin: change.origin))
        case .text: texts[change.target, default: []].append(text)
        default: break
        }
      }
    }
  }
}

extension Step {
  /// All changes that the step and what it holds make.
  var changes: [PropertyChange] {
    let own: [PropertyChange] =
      switch action {
      case .animate(let step): step.changes
      case .set(let changes): changes
      case .sequence(let steps, _), .together(let steps, _, _): steps.flatMap(\.changes)
      case .keyframes(let step): step.keyframes.flatMap(\.allChanges)
      case .animator(let animator): animator.changes + animator.keyframes.flatMap(\.allChanges)
      case .drive(_, .add(let changes, _)): changes
      case .drive, .wait, .scrub, .pan, .tap: []
      }
    return own + then.flatMap(\.changes)
  }
}

extension PropertyChange.Goal {
  var values: [AnimatableValue] {
    switch self {
    case .to(let value), .by(let value): [value]
    case .fromTo(let from, let to): [from, to]
    case .values(let values, _, _, _): values
    case .path: []
    }
  }
}
