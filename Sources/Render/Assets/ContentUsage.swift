package import AnimMotion
import AnimPrimitives
import AnimScenes

/// All pictures and texts that a scene can show: the initial ones of its views, and those set by steps.
struct ContentUsage {
  struct Image {
    let key: ImageKey
    /// Of its view.
    let resizable: EdgeInsets?
    let origin: ScriptOrigin
  }

  struct Text {
    let text: StyledText
    let origin: ScriptOrigin
  }

  private(set) var images: [Image] = []
  /// By view id.
  private(set) var texts: [String: [Text]] = [:]
  /// Ids of the labels whose `value` changes.
  private(set) var countedViews: Set<String> = []

  /// - Parameter changes: all changes of the views by steps, or by a program.
  init(_ scene: Scene, changes: [PropertyChange]) {
    var contents: [String: ImageContent] = [:]
    scene.forEachView { view in
      if case .text(let source) = view.initialValues[.imageSource],
        case .image(let content) = view.content
      {
        contents[view.id] = content
        images.append(
          Image(
            key: ImageKey(source: source, tintColor: content.tintColor),
            resizable: content.resizable, origin: view.contentOrigins.source ?? view.origin))
      }
      if let text = view.initialValues[.text]?.styledText, case .label = view.content {
        let origin = view.contentOrigins.text ?? view.origin
        texts[view.id, default: []].append(Text(text: text, origin: origin))
      }
    }
    for change in changes {
      if change.property == .value { countedViews.insert(change.target) }
      for (index, value) in change.goal.values.enumerated() {
        guard let text = value.styledText else { continue }
        let places = change.valueOrigins
        let origin = index < places.count ? places[index] : change.origin
        switch change.property {
        case .source:
          let content = contents[change.target]
          let key = ImageKey(source: text.string, tintColor: content?.tintColor)
          images.append(Image(key: key, resizable: content?.resizable, origin: origin))
        case .text:
          texts[change.target, default: []].append(Text(text: text, origin: origin))
        default: break
        }
      }
    }
  }
}

extension PropertyChange.Goal {
  /// All values of the goal.
  package var values: [AnimatableValue] {
    switch self {
    case .to(let value), .by(let value): [value]
    case .fromTo(let from, let to): [from, to]
    case .values(let values, _, _, _): values
    case .path: []
    }
  }
}

extension Scene {
  /// All changes of views and constraints by steps.
  var changes: [PropertyChange] { steps.flatMap(\.changes) }
}
