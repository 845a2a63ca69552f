nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests07ShapingB0V0057monospaceddigitshaveonewidthinanyorder_HJagedfcdGEHBFwkba4TestfMp_.swift:4:208-4:218
