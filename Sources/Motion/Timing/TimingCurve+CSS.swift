extension TimingCurve {
  /// A CSS easing function as pasted from a style sheet: `cubic-bezier()`, `steps()`, `linear()` or a
  /// keyword. Source: CSS Easing Level 2.
  public init(css text: String) throws(CurveSyntaxError) {
    guard let curve = TimingCurve(named: text) else {
      throw CurveSyntaxError("functions are not read yet", at: 0)
    }
    self = curve
  }
}
