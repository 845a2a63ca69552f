import AnimDocuments
import AnimInspect
import AnimMotion
import AnimRendering
import AnimScenes
import Synchronization

extension LoadedScene {
  /// The claims of the scene, computed at the first call, or the reason why they cannot be checked.
  var claims: Result<[CheckedExpectation], LoadFailure> {
    checkedClaims.withLock { known in
      if let known { return known }
      let found: Result<[CheckedExpectation], LoadFailure>
      do throws(SceneErrors) {
        found = .success(try renderer.checkedExpectations())
      } catch {
        found = .failure(LoadFailure(error.diagnostics))
      }
      known = found
      return found
    }
  }

  /// The claims as JSON, in the order of the file.
  var checks: JSONText {
    switch claims {
    case .success(let claims):
      let lines = LineTable(renderer.scene.sources.main.bytes)
      return ["claims": JSONText(claims.map { row($0, line: line(of: $0.origin, lines)) })]
    case .failure(let failure):
      return ["claims": [], "failure": JSONText(failure.text)]
    }
  }

  private func row(_ claim: CheckedExpectation, line: Int) -> JSONText {
    [
      "kind": JSONText(claim.kind), "views": JSONText(claim.views.map { JSONText($0) }),
      "property": JSONText(claim.property), "value": JSONText(claim.value),
      "at": JSONText(claim.moment), "limit": JSONText(claim.deadline),
      "met": JSONText(claim.failure == nil), "sentence": JSONText(claim.failure),
      "line": JSONText(line),
    ]
  }

  /// The messages of claims that are not met.
  var unmetSentences: [String] {
    switch claims {
    case .success(let claims): claims.compactMap(\.failure)
    case .failure: []
    }
  }
}
