internal import CPNGKernels

enum PNGKernels {
  /// The form of the kernels that this machine is fastest with.
  static let form = rows_best_form()
}
