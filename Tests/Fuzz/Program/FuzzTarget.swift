import FuzzReaders

/// The reader that `--reader=NAME` names. libFuzzer ignores arguments with two dashes and hands them to the
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
  // libFuzzer lends `count` bytes for the time of the call.
  reader.read(unsafe Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}
