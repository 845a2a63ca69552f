nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0079justifiedlinesfillthewidththelastofaparagraphdoesnot_znbfedfdecbjeEAGCEGayzcaDb4TestfMp_.swift:4:230-4:240
