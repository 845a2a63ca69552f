nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_.swift:5:99-5:109
