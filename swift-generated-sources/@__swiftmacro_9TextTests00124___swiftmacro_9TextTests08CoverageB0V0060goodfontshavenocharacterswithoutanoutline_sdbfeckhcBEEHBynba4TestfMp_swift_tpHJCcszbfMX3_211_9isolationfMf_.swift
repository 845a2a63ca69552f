nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests08CoverageB0V0060goodfontshavenocharacterswithoutanoutline_sdbfeckhcBEEHBynba4TestfMp_.swift:4:212-4:222
