nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0069linesarealignedinthewidthandcentredintheheight_eibdhcdfdhcdIICJFCavba4TestfMp_.swift:4:220-4:230
