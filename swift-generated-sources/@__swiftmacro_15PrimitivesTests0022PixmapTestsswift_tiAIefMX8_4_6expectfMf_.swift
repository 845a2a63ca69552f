Testing.__checkBinaryOperation(numbered.cropped(to: rect).pixels,{ $0 == $1() },[5, 6, 9, 10],expression: .__fromBinaryOperation(.__fromSyntaxNode("numbered.cropped(to: rect).pixels"),"==",.__fromSyntaxNode("[5, 6, 9, 10]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Pixels/PixmapTests.swift:9:5-9:64
