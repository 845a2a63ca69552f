Testing.__checkBinaryOperation(lines("\(separator)ABC\(separator)"),{ $0 == $1() },["", "CBA", ""],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines("\(separator)ABC\(separator)")"#),"==",.__fromSyntaxNode(#"["", "CBA", ""]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:109:5-109:69
