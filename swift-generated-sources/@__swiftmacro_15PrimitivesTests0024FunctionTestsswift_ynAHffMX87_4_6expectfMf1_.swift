Testing.__checkPropertyAccess(sineAndCosine(degrees: .infinity).sine.self,getting: { $0.isNaN },expression: .__fromPropertyAccess(.__fromSyntaxNode("sineAndCosine(degrees: .infinity).sine"),.__fromSyntaxNode("isNaN")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:88:5-88:58
