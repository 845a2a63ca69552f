import AnimPrimitives

extension StyledText {
  /// The looks of the parts, as a summary stores and a difference prints them: `“42 €” weight 700 textColor #34c759`.
  var looks: String {
    var rest = Substring(string).unicodeScalars
    var parts: [String] = []
    for run in runs {
      let part = String(String.UnicodeScalarView(rest.prefix(run.count)))
      rest = rest.dropFirst(run.count)
      let words = run.style.words
      if !words.isEmpty { parts.append("“\(part)” " + words.joined(separator: " ")) }
    }
    return parts.joined(separator: ", ")
  }
}

extension RunStyle {
  /// The values that differ from those of the whole text.
  fileprivate var words: [String] {
    var words: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { words.append("\(name) \(value)") }
    }
    add("family", fontFamily)
    add("fallback", fontFallback?.joined(separator: ", "))
    add("size", fontSize?.shortText)
    add("weight", fontWeight?.shortText)
    add("italic", isItalic.map(String.init))
    add("monospacedDigits", usesMonospacedDigits.map(String.init))
    for (tag, value) in fontAxes.sorted(by: { $0.key < $1.key }) { add(tag, value.shortText) }
    add("textColor", textColor?.words)
    add("backgroundColor", backgroundColor?.words)
    add("letterSpacing", letterSpacing?.shortText)
    if hasUnderline { words.append("underline") }
    if hasStrikethrough { words.append("strikethrough") }
    if baselineOffset != 0 { add("baselineOffset", baselineOffset.shortText) }
    return words
  }
}
