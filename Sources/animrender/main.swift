// The command line: picks the subcommand, turns its failures into messages and exit codes.

import CKernels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

system_share_freed_memory()
StandardDescriptors.occupy()
Interruption.install()
exit(Program.run(CommandLine.words).rawValue)
