nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_.swift:4:198-4:208
