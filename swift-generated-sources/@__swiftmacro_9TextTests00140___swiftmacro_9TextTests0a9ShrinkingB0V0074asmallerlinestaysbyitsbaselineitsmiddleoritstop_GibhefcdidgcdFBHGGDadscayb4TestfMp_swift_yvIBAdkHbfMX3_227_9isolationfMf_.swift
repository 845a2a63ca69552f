nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_.swift:4:228-4:238
