nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests010FontTablesB0V0054thefirsttablethatisnotwholeisnamed_dGaffecdfcDFAGIuhba4TestfMp_.swift:4:209-4:219
