import CRasterKernels

/// Which of two equal sets of inner loops runs.
///
/// Both give the same bytes; tests compare them. Measured on runs of a 1080p picture, AVX2 takes a third
/// of the portable loops' time, which the compiler vectorizes for the processor's baseline alone.
package enum Kernels: Sendable, CaseIterable {
  /// Swift, for every processor.
  case portable
  #if arch(x86_64)
    /// C, for processors that have AVX2.
    case avx2
  #endif

  /// The fastest that this machine can run.
  package static var best: Kernels {
    #if arch(x86_64)
      raster_has_avx2() != 0 ? .avx2 : .portable
    #else
      .portable
    #endif
  }
}
