/// The line break opportunities of a text. Source: UAX #14, the Unicode Line Breaking Algorithm, version 14, with LB15c
/// (`a .5`) and LB20a (`a -b`) of version 16.
///
/// Languages that need a dictionary (Thai, Lao, Khmer, Burmese) break only at spaces.
struct LineBreaker {
  /// Whether a line may begin with each code point; false for the first.
  private(set) var canBreakBefore: [Bool]

  init(_ scalars: [UInt32]) {
    canBreakBefore = Array(repeating: false, count: scalars.count)
    let classes = scalars.map(LineBreakClass.init(of:))
    var context = Context()
    for index in classes.indices {
      let following = index + 1 < classes.count ? classes[index + 1] : nil
      canBreakBefore[index] = context.allowsBreak(before: classes[index], following)
      context.append(classes[index])
    }
  }
}

/// The state after the text so far.
private struct Context {
  /// The class of the last code point; marks count as their base (LB9).
  private var last: LineBreakClass?
  /// The class of the last code point that is not a space.
  private var lastVisible: LineBreakClass?
  /// The class of the code point before `last`.
  private var secondLast: LineBreakClass?
  private var endsWithJoiner = false
  /// The number of regional indicators at the end.
  private var flagHalves = 0

  mutating func append(_ next: LineBreakClass) {
    endsWithJoiner = next == .zwj
    if isMark(next), absorbsMarks { return }
    // LB10: a mark without a base is a letter.
    let type = isMark(next) ? .al : next
    flagHalves = type == .ri ? flagHalves + 1 : 0
    secondLast = last
    last = type
    if type != .sp { lastVisible = type }
  }

  private func isMark(_ type: LineBreakClass) -> Bool { type == .cm || type == .zwj }

  /// LB9: marks attach to all classes except spaces and line ends.
  private var absorbsMarks: Bool {
    guard let last else { return false }
    return !last.isLineEnd && last != .sp && last != .zw
  }
}

// MARK: - The rules

extension Context {
  /// - Parameter following: the class after `next`; nil at the end.
  func allowsBreak(before next: LineBreakClass, _ following: LineBreakClass?) -> Bool {
    guard let last else { return false }
    // LB4, LB5
    if last == .cr, next == .lf { return false }
    if last.isLineEnd { return true }
    // LB6, LB7
    if next.isLineEnd || next == .sp || next == .zw { return false }
    // LB8, LB8a
    if lastVisible == .zw { return true }
    if endsWithJoiner { return false }
    // LB9, LB10
    if isMark(next), absorbsMarks { return false }
    let next = isMark(next) ? .al : next
    // LB15c, unless LB14 takes precedence
    if last == .sp, next == .infix, following == .nu { return lastVisible?.isOpening != true }
    if forbidsAcrossSpaces(before: next) { return false }
    // LB18
    if last == .sp { return true }
    return !isGlued(last, next) && !isPunctuated(last, next) && !isNumeric(last, next)
      && !isLettered(last, next)
  }

  /// LB11–LB17: the rules that also hold across spaces.
  private func forbidsAcrossSpaces(before next: LineBreakClass) -> Bool {
    switch next {
    case .wj, .cl, .cp, .cpWide, .ex, .infix, .sy: return true
    case .gl where last != .sp && last != .ba && last != .hy: return true
    default: break
    }
    guard let lastVisible else { return false }
    if lastVisible.isOpening { return true }
    switch lastVisible {
    case .qu: return next.isOpening
    case .cl, .cp, .cpWide: return next == .ns
    case .b2: return next == .b2
    default: return false
    }
  }

  /// LB11, LB12, LB19, LB20a, LB21, LB21a, LB22: joiners, quotation marks, hyphens, ellipses; and LB20, which comes
  /// between them.
  private func isGlued(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if last == .wj || last == .gl { return true }
    if last == .qu || next == .qu { return true }
    if last == .cb || next == .cb { return false }
    switch next {
    case .ba, .hy, .ns, .inseparable: return true
    default: break
    }
    if last == .bb || (last == .hy && next.isLetter && beginsWord) { return true }
    return secondLast == .hl && (last == .hy || last == .ba)
  }

  /// Whether `last` begins a word.
  private var beginsWord: Bool {
    switch secondLast {
    case nil, .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl: true
    default: false
    }
  }

  /// LB21b, LB29, LB30: slashes, full stops and parentheses next to letters and numbers.
  private func isPunctuated(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.sy, .hl): true
    case (.infix, .al), (.infix, .hl): true
    case (.al, .op), (.hl, .op), (.nu, .op): true
    case (.cp, .al), (.cp, .hl), (.cp, .nu): true
    default: false
    }
  }

  /// LB23–LB25: numbers with letters and signs.
  private func isNumeric(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if last.isLetter && next == .nu || last == .nu && next.isLetter { return true }
    if last == .pr && next.isPicture || last.isPicture && next == .po { return true }
    if last.isNumericSign && next.isLetter || last.isLetter && next.isNumericSign { return true }
    if last.isClosing || last == .nu, next.isNumericSign { return true }
    if last.isNumericSign, next.isOpening { return true }
    switch last {
    case .po, .pr, .hy, .infix, .nu, .sy: return next == .nu
    default: return false
    }
  }

  /// LB26–LB28, LB30a, LB30b: syllables, words, flags, emoji with a skin tone.
  private func isLettered(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if last.isLetter && next.isLetter { return true }
    switch (last, next) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return true
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt): return true
    case (.jt, .jt), (.h3, .jt): return true
    case (.pr, _) where next.isHangul: return true
    case (_, .po) where last.isHangul: return true
    case (.ri, .ri): return flagHalves % 2 == 1
    case (.eb, .em): return true
    default: return false
    }
  }
}
