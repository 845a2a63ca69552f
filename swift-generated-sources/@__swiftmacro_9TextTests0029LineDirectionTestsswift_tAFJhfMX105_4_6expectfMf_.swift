Testing.__checkBinaryOperation(lines("ABC\(separator)car +"),{ $0 == $1() },["CBA", "+ car"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines("ABC\(separator)car +")"#),"==",.__fromSyntaxNode(#"["CBA", "+ car"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:106:5-106:63
