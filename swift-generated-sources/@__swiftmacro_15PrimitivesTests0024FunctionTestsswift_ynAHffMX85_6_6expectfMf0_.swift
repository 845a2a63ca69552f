Testing.__checkPropertyAccess(function(.nan).self,getting: { $0.isNaN },expression: .__fromPropertyAccess(.__fromSyntaxNode("function(.nan)"),.__fromSyntaxNode("isNaN")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:86:7-86:36
