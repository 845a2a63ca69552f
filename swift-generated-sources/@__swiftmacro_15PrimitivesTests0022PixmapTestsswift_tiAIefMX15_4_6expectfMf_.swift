Testing.__checkBinaryOperation(copy.pixels,{ $0 == $1() },[99, 99, 2, 3, 99, 99, 6, 7, 99, 99, 10, 11],expression: .__fromBinaryOperation(.__fromSyntaxNode("copy.pixels"),"==",.__fromSyntaxNode("[99, 99, 2, 3, 99, 99, 6, 7, 99, 99, 10, 11]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Pixels/PixmapTests.swift:16:5-16:73
