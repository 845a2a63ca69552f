/// What labels are told to show: a text, or the number that they count to.
///
/// A label that counts never shows a text, so one that is given both, at once or by steps, is wrong.
struct LabelUsage {
  private var texts: [(id: String, keyRange: Range<Int>)] = []
  private var counting: Set<String> = []

  /// Notes a key of a label, or a property that a step gives it.
  mutating func note(_ member: JSONMember, of id: String) {
    switch member.key {
    case "text": texts.append((id, member.keyRange))
    case "value", "format": counting.insert(id)
    default: break
    }
  }

  /// Reports the texts that are never shown.
  func report(_ context: DecodingContext) {
    for text in texts where counting.contains(text.id) {
      context.report(
        Problem(
          "the label counts its `value`, so `text` is never shown", at: text.keyRange,
          hint: "give either `text`, or `value` with `format`"))
    }
  }
}
