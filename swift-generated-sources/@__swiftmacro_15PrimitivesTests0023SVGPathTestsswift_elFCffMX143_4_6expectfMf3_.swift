Testing.__checkPropertyAccess(moved.self,getting: { $0.hasArcs },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("moved"),.__fromSyntaxNode("hasArcs")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:144:5-144:28
