extension TimingCurve {
  /// A CSS easing function as pasted from a style sheet: `cubic-bezier()`, `steps()`, `linear()` or a
  /// keyword, in upper or lower case, with comments. Source: CSS Easing Level 2.
  /// - Throws: what is wrong, and where in the text.
  public init(css text: String) throws(CurveSyntaxError) {
    var parser = CSSEasingParser(text)
    self = try parser.easingFunction()
  }

  /// A curve as a scene writes it in a string: a name, or a CSS easing function.
  /// - Throws: what is wrong, and where in the text.
  public init(parsing text: String) throws(CurveSyntaxError) {
    if let curve = TimingCurve(named: text) {
      self = curve
      return
    }
    try self.init(css: text)
  }
}
