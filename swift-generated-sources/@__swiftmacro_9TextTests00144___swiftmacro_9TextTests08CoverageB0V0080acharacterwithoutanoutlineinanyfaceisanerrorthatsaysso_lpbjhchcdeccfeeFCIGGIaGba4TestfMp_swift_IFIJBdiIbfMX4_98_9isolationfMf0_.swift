nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_.swift:5:99-5:109
