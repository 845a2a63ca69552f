nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_.swift:5:99-5:109
