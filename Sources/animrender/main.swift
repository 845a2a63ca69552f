// The entry point. Settings of the process are made here, so that tests can call `Program.run`.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

Machine.shareFreedMemory()
StandardDescriptors.occupy()
Interruption.install()
exit(Program.run(CommandLine.words).rawValue)
