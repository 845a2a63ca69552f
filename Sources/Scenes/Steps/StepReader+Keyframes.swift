import AnimDocuments
import AnimMotion
import AnimTiming

extension StepReader {
  func readKeyframes(_ object: inout KeyedReader) -> KeyframesStep {
    KeyframesStep(
      keyframes: readFrames("keyframes", &object),
      calculationMode: object.read("calculationMode", .word(), default: .linear),
      duration: object.read("duration", .number(in: .duration)),
      curve: object.read("curve", .curve, default: .easeInOut),
      delay: object.read("delay", .number(in: .duration), default: 0),
      repetition: object.readRepetition(),
      autoreverses: object.read("autoreverse", .flag, default: false))
  }

  /// The list of a `keyframes` key.
  func readFrames(_ key: String, _ object: inout KeyedReader) -> [Keyframe] {
    guard let node = object.node(key) else { return [] }
    guard let nodes = node.elements else {
      context.error("expected a list of keyframes for `\(key)`, found \(node.summary)", at: node)
      return []
    }
    return nodes.compactMap(readFrame)
  }

  private func readFrame(_ node: JSONNode) -> Keyframe? {
    guard var object = KeyedReader(node, as: "a keyframe", context) else { return nil }
    let start = object.read("start", .number(in: .fraction), default: 0)
    let duration = object.read("duration", .number(in: .fraction), default: 1 - start)
    if start + duration > 1 + 1e-9 {
      context.error(
        "a keyframe must end within its step: `start` + `duration` is \(start + duration)",
        at: object.opening)
    }
    if !object.has("animate"), !object.has("keyframes") {
      context.error("a keyframe needs `animate`: views and their properties", at: object.opening)
    }
    let frame = Keyframe(
      start: start, duration: duration, changes: readChanges("animate", .keyframe, &object),
      keyframes: readFrames("keyframes", &object),
      origin: node.place.origin)
    object.finish()
    return frame
  }
}
