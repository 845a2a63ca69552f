import AnimPrimitives
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("easeOutQuadd", "easeOutQuad"), ("EASEIN", "easeIn"), ("esaeIn", "easeIn"), ("", nil),
    ("something else", nil),
  ])
  func `the nearest word is suggested if it is near`(word: String, expected: String?) {
    #expect(["easeIn", "easeOutQuad", "linear"].nearest(to: word) == expected)
  }

  @Test func `the first of equally near words is suggested`() {
    #expect(["cart", "card", "care"].nearest(to: "cars") == "cart")
    #expect(["cart", "Cars", "CARS"].nearest(to: "cars") == "Cars")
  }

  /// Compares all words over two letters up to a length with the full matrix of distances.
  @Test func `near is what few letters make another word`() {
    let words = (1...6).flatMap { length in
      (0..<(1 << length)).map { bits in
        String((0..<length).map { bits >> $0 & 1 == 0 ? "a" : "b" })
      }
    }
    for word in ["a", "ab", "aab", "abab", "abbab", "ababba", "bbbaaa"] {
      for other in words where other != word {
        let length = max(word.count, other.count)
        let limit = length < 3 ? 0 : max(1, length / 3)
        let isNear = Self.distance(Array(word), Array(other)) <= limit
        #expect(([other].nearest(to: word) != nil) == isNear, "\(word) \(other)")
      }
    }
  }

  /// The distance by definition, recursively from the last letters.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var costs: [[Int]] = [Array(0...b.count)]
    for i in a.indices {
      costs.append([i + 1])
      for j in b.indices {
        var cost = min(
          costs[i][j] + (a[i] == b[j] ? 0 : 1), costs[i][j + 1] + 1, costs[i + 1][j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, costs[i - 1][j - 1] + 1)
        }
        costs[i + 1].append(cost)
      }
    }
    return costs[a.count][b.count]
  }

  @Test func `words that nobody wrote by hand are not guessed`() {
    let long = String(repeating: "a", count: 200_000)
    #expect([long + "b"].nearest(to: long) == nil)
    #expect([String(repeating: "b", count: 101), "card"].nearest(to: "cart") == "card")
    #expect([String(repeating: "b", count: 100)].nearest(to: "a" + long.prefix(99)) == nil)
    #expect([String(long.prefix(100))].nearest(to: String(long.prefix(99))) != nil)
    let many = (10_000..<30_000).map { "view \($0)" }
    #expect((many + ["card"]).nearest(to: "veiw 10007") == "view 10007")
    #expect((many + ["card"]).nearest(to: "cart") == nil)
  }
}
