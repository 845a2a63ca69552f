import AnimDocuments

@testable import AnimRendering

extension Renderer {
  /// The states of the views at a time.
  func states(at time: Double) -> [ViewState] {
    var presentation = makePresentation()
    presentation.move(to: time, on: timeline)
    return presentation.states
  }
}

extension RenderError {
  /// The errors of a scene that are not only errors of fonts and pictures.
  var faults: [Diagnostic] {
    if case .invalid(let errors) = self { errors.diagnostics } else { [] }
  }
}

extension AssetSource {
  /// A red PNG of 20 × 10 pixels.
  static let red = """
    data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAAFUlEQVR42mP4z8BANmIY1TyqmRAC\
    ADFExzlExWpRAAAAAElFTkSuQmCC
    """
}
