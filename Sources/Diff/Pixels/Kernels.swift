import CDiffKernels

/// Which of several sets of inner loops runs.
///
/// All say the same of runs of pixels, and estimate distances within the same error; tests hold every one
/// that the machine can run to that.
enum Kernels: Sendable, CaseIterable {
  /// For every processor.
  case portable
  /// For processors that have AVX2 and FMA.
  case avx2
  /// For processors that have AVX-512.
  case avx512

  /// Those that this machine can run, the fastest last.
  static let available = allCases.filter { diff_has($0.form) != 0 }

  static let best = available.last ?? .portable

  var form: diff_form {
    switch self {
    case .portable: DIFF_PORTABLE
    case .avx2: DIFF_AVX2
    case .avx512: DIFF_AVX512
    }
  }
}
