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
