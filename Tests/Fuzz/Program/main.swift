import AnimFuzzReaders

// SwiftPM generates the main function of an executable, so libFuzzer's driver is called from it.

/// Source: libFuzzer, "Using libFuzzer as a library".
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

// The arguments are valid until the program ends.
var count = CommandLine.argc
var arguments = unsafe CommandLine.unsafeArgv
_ = unsafe runDriver(&count, &arguments) { unsafe fuzzOneInput($0, $1) }
