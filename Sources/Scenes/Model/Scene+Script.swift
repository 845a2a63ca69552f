package import AnimDocuments
package import AnimMotion
package import AnimPrimitives

extension Scene {
  /// The script of the scene's timeline. Its views are in the order of `flattenedViews`.
  ///
  /// - Parameters:
  ///   - constraints: the constraints that steps may change, by id, with their values.
  ///   - contentSizes: the sizes of views that fit their content, by index.
  package func script(
    constraints: [ScriptTarget] = [],
    contentSizes: [Int: @Sendable (ChannelValues) -> Size] = [:]
  ) -> Script {
    var targets: [ScriptTarget] = []
    func add(_ view: View, in parent: View?) {
      targets.append(
        ScriptTarget(
          id: view.id, initialValues: view.initialValues(in: parent),
          contentSize: contentSizes[targets.count]))
      // A stack does not arrange a mask.
      if let mask = view.mask { add(mask, in: nil) }
      for subview in view.subviews { add(subview, in: view) }
    }
    for view in views { add(view, in: nil) }
    return Script(targets: targets + constraints, steps: steps, duration: duration)
  }

  /// All views, each before its mask and its subviews; siblings are bottom first.
  package var flattenedViews: [View] {
    var result: [View] = []
    forEachView { result.append($0) }
    return result
  }

  /// Calls the closure for all views in the order of `flattenedViews`.
  package func forEachView(_ visit: (View) -> Void) {
    for view in views { view.forEach(visit) }
  }

  /// Compiles the script.
  ///
  /// - Throws: the script's errors, with their places in the scene's text.
  package func timeline(
    constraints: [ScriptTarget] = [],
    contentSizes: [Int: @Sendable (ChannelValues) -> Size] = [:]
  ) throws(SceneErrors) -> Timeline {
    do throws(ScriptErrors) {
      return try Timeline(
        compiling: script(constraints: constraints, contentSizes: contentSizes))
    } catch {
      throw SceneErrors(diagnostics: sources.diagnostics(for: error.errors))
    }
  }
}

extension View {
  /// The values at time 0. A view that a stack arranges also has the part to which the stack hides it.
  package func initialValues(in parent: View?) -> ChannelValues {
    guard parent?.stack != nil else { return initialValues }
    var values = initialValues
    values[.hiding] = .number(self.hidden ? 1 : 0)
    return values
  }

  fileprivate func forEach(_ visit: (View) -> Void) {
    visit(self)
    mask?.forEach(visit)
    for view in subviews { view.forEach(visit) }
  }
}

extension SourceMap {
  /// The warnings for likely mistakes in a script, with their places.
  package func warnings(for faults: [ScriptError]) -> [Diagnostic] {
    diagnostics(for: faults).map { diagnostic in
      var warning = diagnostic
      warning.severity = .warning
      return warning
    }
  }

  /// The errors of a script, with their places.
  package func diagnostics(for errors: [ScriptError]) -> [Diagnostic] {
    diagnostics(
      for: errors.map { error in
        Problem(error.message, at: place(of: error.origin), hint: error.hint)
      })
  }

  /// The byte offset in the main file: of text in it, or of the use that brought the text from another file. Nil for
  /// another file's text that does not depend on its use.
  package func offsetInMain(of origin: ScriptOrigin) -> Int? {
    var place: Place? = Place(
      origin.offset..<origin.offset, in: UInt32(clamping: origin.source))
    while let here = place, self[here].file != 0 { place = use(of: here.expansion) }
    return place?.range.lowerBound
  }

  /// The string or bracket that begins at an origin.
  package func place(of origin: ScriptOrigin) -> Place {
    let start = Place(origin.offset..<origin.offset, in: UInt32(clamping: origin.source))
    return start.with(origin.offset..<file(of: start).tokenEnd(from: origin.offset))
  }
}

extension SourceFile {
  /// The end of the string or bracket that begins at `start`.
  fileprivate func tokenEnd(from start: Int) -> Int {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return start + 1 }
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end + 1, bytes.count)
  }
}
