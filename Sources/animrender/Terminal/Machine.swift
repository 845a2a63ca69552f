#if canImport(Glibc)
  import CAllocator
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Properties of the machine. Only the command line depends on them.
enum Machine {
  /// Processors that are online; at least 1.
  static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Lets all threads use again what one of them has freed; to be called first.
  ///
  /// Frames are allocated on one thread and freed on another. With an arena for each thread, as glibc has by
  /// default, what is free in one is not to be had in the others: two threads at 1080p take 50 MB more.
  ///
  /// Nor is freed memory given back to the system at once, to be had from it again for the next frame page
  /// by page: that was 5 % of all time.
  static func shareFreedMemory() {
    #if canImport(Glibc)
      _ = mallopt(M_ARENA_MAX, 1)
      _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
      _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
    #endif
  }
}
