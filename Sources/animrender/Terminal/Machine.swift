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

  /// Sets up glibc's allocator; call it first.
  ///
  /// Frames are allocated on one thread and freed on another, so all threads share one arena. Freed memory is kept for
  /// the next frame, because returning it to the system and getting it back page by page is slow.
  static func shareFreedMemory() {
    #if canImport(Glibc)
      _ = mallopt(M_ARENA_MAX, 1)
      _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
      _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
    #endif
  }
}
