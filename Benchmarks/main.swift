let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "gif": try GIFBenchmarks.run(Array(arguments.dropFirst()))
case "raster-lists": try RasterBenchmarks.runLists(Array(arguments.dropFirst()))
default: print("usage: animrender-bench gif … | raster-lists FILE REPEATS [FRAME PPM]")
}
