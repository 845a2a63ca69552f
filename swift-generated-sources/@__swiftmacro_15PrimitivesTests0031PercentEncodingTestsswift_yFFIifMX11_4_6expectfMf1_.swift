Testing.__checkBinaryOperation(decode("a b+%25%2B1é"),{ $0 == $1() },Array("a b+%+1é".utf8),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"decode("a b+%25%2B1é")"#),"==",.__fromSyntaxNode(#"Array("a b+%+1é".utf8)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PercentEncodingTests.swift:12:5-12:64
