Testing.__checkBinaryOperation(arcs.commands.map(\.svgLetter),{ $0 == $1() },["M", "A", "A", "A", "L", "Z"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"arcs.commands.map(\.svgLetter)"#),"==",.__fromSyntaxNode(#"["M", "A", "A", "A", "L", "Z"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:137:5-137:78
