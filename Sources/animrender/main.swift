// The entry point. Process settings are made here, so that tests can call `Program.run`.

import AnimPlatform
import AnimProject
import CAnimKernels

system_share_freed_memory()
StandardDescriptors.occupy()
Interruption.install()
exit(Program.run(CommandLine.words).rawValue)
