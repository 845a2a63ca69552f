nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a9ShrinkingB0V0060alinethatistoowideismadetofititswidth_BIaeecdececddJDEHBynba4TestfMp_.swift:5:99-5:109
