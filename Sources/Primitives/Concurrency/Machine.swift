import AnimPlatform

/// Properties of the machine. They never change a picture.
package enum Machine {
  /// The number of online processors; at least 1.
  package static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
