import AnimFiles

/// The result of testing a scene against its golden.
package enum GoldenVerdict<Difference, Fault: Error> {
  case same
  /// The golden does not exist, and is not to be written.
  case missing
  /// The golden did not exist, and was written.
  case recorded
  /// The golden differed, and was replaced.
  case updated(Difference)
  /// The golden had no pictures, like a pointer of Git LFS, and was replaced.
  case replaced(Fault)
  case different(Difference)
}

extension GoldenRecording {
  /// Compares a scene with its golden, or writes the golden if this mode asks for it.
  ///
  /// - Parameters:
  ///   - path: the golden.
  ///   - compare: gives the differences, or nil if there are none.
  ///   - isUnreadable: whether an error of `compare` says that the golden has no pictures.
  ///   - write: writes the golden.
  /// - Throws: the errors of `compare` and `write`.
  package func verdict<Difference, Fault: Error>(
    of path: String, comparing compare: () throws(Fault) -> Difference?,
    isUnreadable: (Fault) -> Bool, writing write: () throws(Fault) -> Void
  ) throws(Fault) -> GoldenVerdict<Difference, Fault> {
    guard FileSystem.kind(of: path) != nil else {
      guard mends(.missing) else { return .missing }
      try write()
      return .recorded
    }
    let difference: Difference?
    do {
      difference = try compare()
    } catch {
      guard isUnreadable(error), mends(.different) else { throw error }
      try write()
      return .replaced(error)
    }
    guard let difference else { return .same }
    guard mends(.different) else { return .different(difference) }
    try write()
    return .updated(difference)
  }
}
