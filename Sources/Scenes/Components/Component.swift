import AnimDocuments

/// A view with parameters, as a file defines it.
///
/// A class, because its uses share it.
final class Component {
  let name: String
  /// The whole definition.
  let node: JSONNode
  let keyPlace: Place
  /// The index of the file that defines it.
  let file: Int
  let parameters: [Parameter]
  /// The keys of the view. `views` is called `subviews`, and `size` is called `bounds`.
  let members: [JSONMember]
  /// The name by which the component's own text calls its top view.
  let ownName: String?
  let constraints: JSONNode?
  let timelines: [String: NamedTimeline]
  /// Whether a view in it other than the top one is the slot.
  let hasInnerSlot: Bool
  /// The first use, for errors in text that does not depend on its use.
  var firstUse: Place?

  init(
    name: String, member: JSONMember, file: Int, parameters: [Parameter], members: [JSONMember],
    ownName: String?, constraints: JSONNode?, timelines: [String: NamedTimeline],
    hasInnerSlot: Bool
  ) {
    self.name = name
    node = member.node
    keyPlace = member.keyPlace
    self.file = file
    self.parameters = parameters
    self.members = members
    self.ownName = ownName
    self.constraints = constraints
    self.timelines = timelines
    self.hasInnerSlot = hasInnerSlot
  }
}

/// A parameter of a component or a timeline.
struct Parameter {
  let name: String
  /// The default, which gives the kind. `null` allows any kind.
  let value: JSONNode
  var isRequired = false
  /// The words that it takes; nil for any value of its kind.
  var choices: Choices?
}

/// A timeline that `play` plays.
struct NamedTimeline {
  let name: String
  let parameters: [Parameter]
  /// The list of steps.
  let steps: JSONNode
  let place: Place
  /// The step that declares an animator. It can do so once only.
  let declaration: JSONNode?
}
