let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "gif": try GIFBenchmarks.run(Array(arguments.dropFirst()))
case "png": try PNGBenchmarks.run(Array(arguments.dropFirst()))
case "raster-lists": try RasterBenchmarks.runLists(Array(arguments.dropFirst()))
case "scenes": SceneBenchmarks.run()
case "shaders": ShaderBenchmarks.run()
case "text": try TextBenchmarks.run()
case "timeline": try TimelineBenchmarks.run(Array(arguments.dropFirst()))
case "timing": try TimingBenchmarks.run(Array(arguments.dropFirst()))
default:
  print(
    """
    usage: animrender-bench SUITE …
      gif …
      png …
      raster-lists FILE REPEATS [FRAME PPM]
      scenes
      shaders
      text
      timeline [NAME]
      timing [NAME]
    """)
}
