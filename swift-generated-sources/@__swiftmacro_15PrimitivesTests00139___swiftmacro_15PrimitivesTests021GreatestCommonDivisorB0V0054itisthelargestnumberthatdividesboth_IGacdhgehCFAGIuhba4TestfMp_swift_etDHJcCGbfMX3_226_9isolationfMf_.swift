nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests021GreatestCommonDivisorB0V0054itisthelargestnumberthatdividesboth_IGacdhgehCFAGIuhba4TestfMp_.swift:4:227-4:237
