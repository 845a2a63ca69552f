Testing.__checkBinaryOperation(width("x\(first)\(second),\(first).\(second)%"),{ $0 == $1() },width("x00,0.0%"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"width("x\(first)\(second),\(first).\(second)%")"#),"==",.__fromSyntaxNode(#"width("x00,0.0%")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/ShapingTests.swift:65:9-65:86
