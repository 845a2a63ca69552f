nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0068aregisteredfamilyreplacesembeddedfacesofitsname_GibkgiifcdFFAEACauba4TestfMp_.swift:5:99-5:109
