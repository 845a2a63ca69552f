// The command line: picks the subcommand, turns its failures into messages and exit codes.

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
