// SPDX-License-Identifier: MIT

import LayoutReports
import Testing

/// Messages changed by terminals, editors, issue trackers and build servers. Their content stays
/// the same.
struct DecoratedMessageTests {
  private static let entries = [
    "<NSLayoutConstraint:0x1a UILabel:0xa1.height >= 44   (active)>",
    "<NSLayoutConstraint:0x2a V:|-(8)-[UILabel:0xa1]   (active, names: '|':UIView:0xb1 )>",
    "<NSAutoresizingMaskLayoutConstraint:0x3a h=--& v=--& UIView:0xb1.height == 30   (active)>",
    "<NSLayoutConstraint:0x4a 'UISV-spacing' V:[UILabel:0xa1]-(8)-|   (active, names: '|':UIView:0xb1 )>",
  ]
  private static let message = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    (
        "\(entries[0])",
        "\(entries[1])",
        "\(entries[2])",
        "\(entries[3])"
    )

    Will attempt to recover by breaking constraint 
    \(entries[0])

    """

  /// A change to a message, with a name for test output.
  struct Decoration: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var apply: @Sendable (String) -> String

    init(_ name: String, _ apply: @escaping @Sendable (String) -> String) {
      (testDescription, self.apply) = (name, apply)
    }

    static func lines(_ name: String, _ apply: @escaping @Sendable (Substring) -> String) -> Self {
      Self(name) { text in
        text.split(separator: "\n", omittingEmptySubsequences: false).map(apply)
          .joined(separator: "\n")
      }
    }

    static func replacing(_ pairs: KeyValuePairs<String, String>) -> Self {
      let pairs = pairs.map { ($0.key, $0.value) }
      return Self(pairs.map { "\($0) → \($1)" }.joined(separator: ", ")) { text in
        pairs.reduce(text) { $0.replacing($1.0, with: $1.1) }
      }
    }

    static func cut(at width: Int, before: String = "", behind: String = "") -> Self {
      lines("cut at \(width) \(before)\(behind)") { line in
        var pieces: [String] = []
        var rest = line
        while rest.count > width {
          pieces.append(before + rest.prefix(width) + behind)
          rest = rest.dropFirst(width)
        }
        return (pieces + [before + rest]).joined(separator: "\n")
      }
    }
  }

  private static let decorations: [Decoration] =
    [
      "2023-01-01 12:00:00.000000+0100 0x1a2b3    Default     0x0    1234   0    App: (UIKitCore) ",
      "Mar 13 12:00:00 iPhone App(UIKitCore)[123] <Error>: ", "[12:00:00]: ▸ ", "web_1  | ",
      "> > ", "│ ", "12: ", "build.log:12:", "+ ", "    t =     1.23s     ", "⚠️ ", "flutter: ",
      "\u{1B}_bk;t=1700000000000\u{7}", "##[error]", "level=info msg=", "<!-- ", "\u{FEFF}",
    ].map { prefix in .lines("behind \(prefix)") { prefix + $0 } } + [
      .lines("coloured") { "\u{1B}[38;5;196m\($0)\u{1B}[0m\u{1B}[K" },
      .lines("linked") { "\u{1B}]8;;http://a/b\u{1B}\\\($0)\u{1B}]8;;\u{1B}\\" },
      .replacing([
        "UILabel": "\u{1B}[1mUILabel\u{1B}[0m", "satisfy": "\u{1B}[1msatisfy\u{1B}[0m",
        "NSLayoutConstraint": "\u{1B}[1mNSLayoutConstraint\u{1B}[0m",
      ]),
      .replacing(["\"<": "“<", ">\"": ">”", "'|'": "‘|’", "'UISV": "‘UISV", "ing' ": "ing’ "]),
      .replacing(["\"<": "«<", ">\"": ">»"]), .replacing(["'": "`"]), .replacing(["'": "´"]),
      .replacing(["--": "—"]), .replacing(["--": "–"]), .replacing(["-": "\u{2011}"]),
      .replacing([" ": "\u{A0}"]), .replacing([" ": "\u{C2}\u{A0}"]),
      .replacing([".": ".\u{200B}"]),
      .replacing([">=": "≥"]), .replacing([" == ": " = "]), .replacing([" == ": "=="]),
      .replacing(["<": "‹", ">": "›"]), .replacing(["<": "＜", ">": "＞"]),
      .replacing([":0x": "：0x"]), .replacing(["(": "（", ")": "）", "\",": "\"，"]),
      .replacing([":0x": ": 0x"]), .replacing(["0x": "0X"]), .replacing(["<NS": "< NS"]),
      .replacing(["names:": "Names:"]), .replacing(["\n": "\r\n"]), .replacing(["\n": "\r"]),
      .replacing(["\n": "\u{2028}"]), .replacing(["\n": "\n\n"]), .replacing(["\n": " "]),
      .replacing(["\"<": "<", ">\"": ">"]), .replacing(["\"": "\"\""]),
      .replacing(["\"<": "\"Optional(<", ">\"": ">)\""]),
      .replacing([
        "|": "||", "'": "|'", "[": "|[", "]": "|]", "\n": "|n",
        "||'||||'": "|'|||'",
      ]).inTeamCity,
      .replacing(["%": "%25", "\n": "%0A"]),
      .replacing([
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&#x27;", "\"": "&quot;", " ": "&nbsp;",
      ]),
      .replacing([
        "&": "&amp;", "<": "<i>&lt;</i>", "UILabel": "<span class=\"k\">UILabel</span>",
        "NSLayout": "<wbr>NSLayout", ">=": "&gt;=",
      ]),
      .replacing(["Unable to simultaneously satisfy constraints": "无法同时满足约束"]),
      .replacing(["Will attempt to recover by breaking constraint": "将尝试通过打破约束来恢复"]),
      .cut(at: 80), .cut(at: 61), .cut(at: 40), .cut(at: 76, before: "> "),
      .cut(at: 79, behind: "\\"), .cut(at: 75, behind: "="), .cut(at: 80, before: "↳ "),
    ]

  @Test(arguments: decorations)
  func decoratedMessageIsReadUnchanged(_ decoration: Decoration) throws {
    let text = decoration.apply(Self.message)
    try expectSame(Array(text.utf8))
  }

  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF], []] as [[UInt8]])
  func textOfWindowsShellsIsRead(_ mark: [UInt8]) throws {
    let isBig = mark.first == 0xFE
    let units = Self.message.utf16.flatMap { unit in
      isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
    try expectSame(mark + units)
    try expectSame(mark + units, piece: 3)
  }

  private func expectSame(_ text: [UInt8], piece: Int = .max) throws {
    let plain = try #require(ConflictLogReader(Self.message).logs.first)
    var messages: [RawMessage] = []
    var stream = ConflictStream()
    var rest = text[...]
    while !rest.isEmpty {
      stream.read(Array(rest.prefix(piece))) { messages.append($0) }
      rest = rest.dropFirst(piece)
    }
    stream.finish { messages.append($0) }
    #expect(messages.count == 1)
    let log = try #require(messages.first).log
    #expect(log.entries.map(\.fault) == [nil, nil, nil, nil])
    #expect(log.brokenEntry == 0)
    for (read, meant) in zip(log.constraints, plain.constraints) {
      #expect(read.first == meant.first && read.second == meant.second)
      #expect(read.relation == meant.relation && read.constant == meant.constant)
      #expect(read.mask == meant.mask && read.address == meant.address)
      #expect(read.className == meant.className)
    }
  }
}

extension DecoratedMessageTests.Decoration {
  /// The message inside a TeamCity service message.
  fileprivate var inTeamCity: Self {
    Self("TeamCity") { "##teamcity[testStdOut name='a' out='\(self.apply($0))']" }
  }
}
