nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0055theembeddedfaceistheonethatCSSpicks_JGaiecddedEICBEviba4TestfMp_.swift:4:211-4:221
