nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0051anynumberofthreadslaysoutthesame_jEagcheddJFDACteba4TestfMp_.swift:4:202-4:212
