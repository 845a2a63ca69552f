nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests07OutlineB0V0061aspacehasnooutlineandoutlinesaremadeonce_scbfdchdideJGGCHyoba4TestfMp_.swift:5:99-5:109
