nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests08CoverageB0V0080acharacterwithoutanoutlineinanyfaceisanerrorthatsaysso_lpbjhchcdeccfeeFCIGGIaGba4TestfMp_.swift:4:232-4:242
