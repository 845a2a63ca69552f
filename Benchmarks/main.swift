import CAnimKernels

// Memory is handled as in the program.
system_share_freed_memory()

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "decode": try DecodingBenchmarks.run(Array(arguments.dropFirst()))
case "diff": DiffBenchmarks.run(Array(arguments.dropFirst()))
case "effects": EffectBenchmarks.run(Array(arguments.dropFirst()))
case "gif": try GIFBenchmarks.run(Array(arguments.dropFirst()))
case "layout": try LayoutBenchmarks.run(Array(arguments.dropFirst()))
case "motion": try MotionBenchmarks.run(Array(arguments.dropFirst()))
case "png": try PNGBenchmarks.run(Array(arguments.dropFirst()))
case "raster": try RasterBenchmarks.run(Array(arguments.dropFirst()))
case "raster-flat": try RasterBenchmarks.writeFlat(Array(arguments.dropFirst()))
case "scenes": SceneBenchmarks.run()
case "shaders": ShaderBenchmarks.run()
case "text": try TextBenchmarks.run()
case "threads": try ThreadBenchmarks.run(Array(arguments.dropFirst()))
case "timeline": try TimelineBenchmarks.run(Array(arguments.dropFirst()))
case "timing": try TimingBenchmarks.run(Array(arguments.dropFirst()))
default:
  print(
    """
    usage: animrender-bench SUITE …
      decode FILE REPEATS
      diff [NAME]
      effects NAME REPEATS
      gif …
      layout [NAME]
      motion [NAME]
      png …
      raster SCENE|small|large REPEATS [--full]
      raster-flat SCENE|small|large FILE
      scenes
      shaders
      text
      threads NAME PROGRAM ARGUMENT …
      timeline [NAME]
      timing [NAME]
    """)
}
