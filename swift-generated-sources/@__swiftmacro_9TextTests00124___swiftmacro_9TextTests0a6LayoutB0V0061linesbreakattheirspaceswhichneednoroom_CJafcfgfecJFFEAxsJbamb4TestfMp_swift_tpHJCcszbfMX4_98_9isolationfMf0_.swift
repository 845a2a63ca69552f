nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0061linesbreakattheirspaceswhichneednoroom_CJafcfgfecJFFEAxsJbamb4TestfMp_.swift:5:99-5:109
