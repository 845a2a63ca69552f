Testing.__checkBinaryOperation(lines("car\(separator)ABC + 1"),{ $0 == $1() },["car", "1 + CBA"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines("car\(separator)ABC + 1")"#),"==",.__fromSyntaxNode(#"["car", "1 + CBA"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:107:5-107:67
