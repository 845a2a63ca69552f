nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0057asofthyphenshowswherealinebreaksatit_EHaegffbegcDEHBFwkba4TestfMp_.swift:4:208-4:218
