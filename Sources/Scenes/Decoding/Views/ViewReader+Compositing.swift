import AnimDocuments
import AnimMotion
import AnimPrimitives

extension ViewReader {
  /// Reads the keys that composite a view in a special way. Most views have none of them.
  mutating func readCompositing(of view: inout View) {
    if let mode = object.read("blendMode", .word(BlendMode.self)) { view.blendMode = mode }
    if object.read("isolated", .flag) == true { view.isIsolated = true }
    let clipPath = object.read("clipPath", .path)
    if let clipPath { view[.clipPath] = .path(clipPath) }
    if let rule = object.read("clipRule", .fillRule) {
      view.clipRule = rule
      warnWithout("clipPath", "clipRule", example: "\"M0 0 H40 V40 Z\"")
    }
  }

  /// Reads the mask, after the view's own id.
  mutating func readMask(of view: inout View, _ place: String) {
    let node = object.node("mask")
    if let node, object.context.countView(at: node) {
      view.mask = Self.read(node, place: place + ".mask", object.context)
    }
    if let mode = object.read("maskMode", .word(MaskMode.self)) {
      view.maskMode = mode
      warnWithout("mask", "maskMode", example: "{ \"frame\": [0, 0, 40, 40] }")
    }
  }

  /// Warns about a key that does nothing without another one.
  private mutating func warnWithout(_ needed: String, _ key: String, example: String) {
    guard !object.has(needed), let member = object.member(key) else { return }
    object.context.warn(
      "the view has no `\(needed)`, so `\(key)` does nothing", at: member.keyPlace,
      hint: "give it one, such as \(example)")
  }
}

extension View {
  /// The owners of properties that the view has besides those of its type.
  var extraOwners: Set<PropertyOwner> {
    var owners: Set<PropertyOwner> = []
    if gradient != nil { owners.insert(.gradient) }
    if hasClipPath { owners.insert(.clipPath) }
    return owners
  }
}
