nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08ParallelB0V0057backgroundworkisdoneoncebyanythread_hHaeceecdGEIDIutDbaib4TestfMp_.swift:5:99-5:109
