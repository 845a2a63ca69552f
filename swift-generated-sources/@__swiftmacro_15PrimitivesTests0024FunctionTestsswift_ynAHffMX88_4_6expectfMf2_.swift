Testing.__checkPropertyAccess(sineAndCosine(degrees: .nan).cosine.self,getting: { $0.isNaN },expression: .__fromPropertyAccess(.__fromSyntaxNode("sineAndCosine(degrees: .nan).cosine"),.__fromSyntaxNode("isNaN")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:89:5-89:55
