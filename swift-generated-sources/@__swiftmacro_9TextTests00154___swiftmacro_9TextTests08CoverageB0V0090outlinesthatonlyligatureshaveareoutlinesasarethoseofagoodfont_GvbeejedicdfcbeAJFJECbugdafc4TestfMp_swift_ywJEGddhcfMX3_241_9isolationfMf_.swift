nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests08CoverageB0V0090outlinesthatonlyligatureshaveareoutlinesasarethoseofagoodfont_GvbeejedicdfcbeAJFJECbugdafc4TestfMp_.swift:4:242-4:252
