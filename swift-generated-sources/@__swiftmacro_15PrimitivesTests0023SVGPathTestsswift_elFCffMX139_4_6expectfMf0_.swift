Testing.__checkBinaryOperation(copy.commands.map(\.svgLetter),{ $0 == $1() },["M", "A", "M", "A", "A", "A", "L", "Z"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"copy.commands.map(\.svgLetter)"#),"==",.__fromSyntaxNode(#"["M", "A", "M", "A", "A", "A", "L", "Z"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:140:5-140:88
