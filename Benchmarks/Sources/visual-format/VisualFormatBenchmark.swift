// SPDX-License-Identifier: MIT

import VisualFormat

/// Measures parsing, and parsing with resolving, of visual formats, per view name in them.
///
/// The goal is less than a microsecond per view name for parsing. The best of many rounds counts,
/// because other work on the machine only makes times longer.
@main
struct VisualFormatBenchmark {
  static let formats = [
    ("touching views", "|[a][b][c][d][e][f][g][h]|"),
    ("a row", "H:|-[icon(24)]-[title]-|"),
    ("a column", "V:|-[header(100)]-(>=8,<=20@750)-[content]-gap-[footer(==header)]|"),
    ("sizes", "[a(>=70@250,<=100)]-[b(==a)]"),
    ("blanks", "H : | - 0 - [ imageView ] - 0 - |"),
    (
      "long names",
      "|-[nameOfTheAuthorLabel(gap)]-[dateOfPublicationLabel(>=smallestWidth@strong)]-|"
    ),
  ]

  static let names = FormatNames(
    views: [
      "a", "b", "c", "d", "e", "f", "g", "h", "icon", "title", "header", "content", "footer",
      "imageView", "nameOfTheAuthorLabel", "dateOfPublicationLabel",
    ],
    metrics: ["gap": 8, "smallestWidth": 44, "strong": 750])

  static func main() {
    print("ns per view name       read   read and resolve")
    for (title, format) in formats {
      let views = FormatStatement.parse(format).statement.views.count
      let read = best { FormatStatement.parse(format).statement.views.count }
      let resolved = best {
        FormatStatement.parse(format).resolved(in: names).constraints.count
      }
      print(column(title, 20), column(read / views), column(resolved / views))
    }
  }

  /// The shortest time of one call, in nanoseconds.
  static func best(_ body: () -> Int) -> Int {
    let calls = 1000
    let clock = ContinuousClock()
    var best = Duration.seconds(1000)
    var count = 0
    for _ in 0..<50 {
      best = min(best, clock.measure { for _ in 0..<calls { count &+= body() } })
    }
    precondition(count > 0, "the benchmark measured nothing")
    return Int(best / calls / .nanoseconds(1))
  }

  static func column(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, 7 - text.utf8.count)) + text
  }

  static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
