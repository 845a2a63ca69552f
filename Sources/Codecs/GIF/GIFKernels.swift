internal import CGIFKernels

enum GIFKernels {
  /// The form of the kernels that this machine is fastest with.
  static let form = gif_best_form()
}
