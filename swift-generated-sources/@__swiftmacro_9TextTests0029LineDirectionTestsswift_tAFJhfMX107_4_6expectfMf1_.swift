Testing.__checkBinaryOperation(lines("<car\(separator)ABC 1> car"),{ $0 == $1() },["car", "1 CBA car"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines("<car\(separator)ABC 1> car")"#),"==",.__fromSyntaxNode(#"["car", "1 CBA car"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:108:5-108:73
