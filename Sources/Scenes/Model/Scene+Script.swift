public import Motion

extension Scene {
  /// What a timeline is compiled from. The views come as `flattenedViews` has them.
  ///
  /// - Parameter constraints: those of the constraints that steps may change, by id, with their values.
  public func script(constraints: [ScriptTarget] = []) -> Script {
    let views = flattenedViews.map { ScriptTarget(id: $0.id, initialValues: $0.initialValues) }
    return Script(targets: views + constraints, steps: steps, duration: duration)
  }

  /// All views, each before its subviews, siblings bottom first.
  public var flattenedViews: [View] {
    var result: [View] = []
    for view in views { view.append(to: &result) }
    return result
  }

  /// The timeline of the script.
  ///
  /// - Throws: its faults, at their places in the scene's text.
  public func timeline(constraints: [ScriptTarget] = []) throws(SceneErrors) -> Timeline {
    do throws(ScriptErrors) {
      return try Timeline(compiling: script(constraints: constraints))
    } catch {
      throw SceneErrors(diagnostics: source.diagnostics(for: error.errors))
    }
  }
}

extension View {
  fileprivate func append(to list: inout [View]) {
    list.append(self)
    for view in subviews { view.append(to: &list) }
  }
}

extension SourceText {
  /// Faults of a script with their places looked up.
  public func diagnostics(for errors: [ScriptError]) -> [Diagnostic] {
    diagnostics(
      for: errors.map { error in
        let start = error.origin.offset
        return Problem(error.message, at: start..<tokenEnd(from: start), hint: error.hint)
      })
  }

  /// The end of the string or bracket that begins at an offset.
  private func tokenEnd(from start: Int) -> Int {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return start + 1 }
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end + 1, bytes.count)
  }
}
