Testing.__checkPropertyAccess(all.pictured.unicodeScalars.filter(\.isControl).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"all.pictured.unicodeScalars.filter(\.isControl)"#),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:15:5-15:69
