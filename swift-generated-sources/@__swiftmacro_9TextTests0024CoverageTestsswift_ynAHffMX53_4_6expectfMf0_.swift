Testing.__checkBinaryOperation(error.description,{ $0 == $1() },"no outline for \"😀\" (U+1F600) in \"Icons\" or its fallbacks: "
        + "there is only a bitmap or colour glyph, or an empty one",expression: .__fromBinaryOperation(.__fromSyntaxNode("error.description"),"==",.__fromSyntaxNode(#""no outline for \"😀\" (U+1F600) in \"Icons\" or its fallbacks: "\#n        + "there is only a bitmap or colour glyph, or an empty one""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/CoverageTests.swift:54:5-56:69
