import AnimFuzzReaders

/// The reader of the argument `--reader=NAME`. libFuzzer ignores arguments with two dashes, and passes them to the
/// processes that it starts.
private let reader: FuzzReader = {
  let names = CommandLine.arguments.filter { $0.hasPrefix("--reader=") }.map { $0.dropFirst(9) }
  guard let name = names.first, let reader = FuzzReader(rawValue: String(name)) else {
    let known = FuzzReader.allCases.map(\.rawValue).joined(separator: ", ")
    preconditionFailure("expected --reader= and one of \(known)")
  }
  return reader
}()

/// libFuzzer calls this function with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // libFuzzer's `count` bytes are valid during the call.
  reader.read(unsafe Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}
