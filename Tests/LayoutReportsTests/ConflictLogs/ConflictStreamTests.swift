// SPDX-License-Identifier: MIT

import Diagnostics
import LayoutReports
import Testing

/// Messages in all kinds of carriers, whole or piece by piece.
struct ConflictStreamTests {
  private static let entries = [
    "<NSLayoutConstraint:0x1 UILabel:0xa'“Hi”'.height == 44   (active)>",
    "<NSLayoutConstraint:0x2 V:|-(8)-[UILabel:0xa]   (active, names: '|':UIView:0xb )>",
    "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 44   (active)>",
  ]
  private static let message = """
    2018-03-13 12:00:00.000000+0100 App[12:34] [LayoutConstraints] Unable to simultaneously satisfy \
    constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    (
        "\(entries[0])",
        "\(entries[1])",
        "\(entries[2])"
    )

    Will attempt to recover by breaking constraint 
    \(entries[0])

    """

  private func expectWhole(_ text: String, _ sourceLocation: SourceLocation = #_sourceLocation) {
    let reader = ConflictLogReader(text)
    #expect(reader.faults == [], sourceLocation: sourceLocation)
    #expect(
      reader.logs.map { $0.constraints.map(\.address) } == [[1, 2, 3]],
      sourceLocation: sourceLocation)
    #expect(reader.logs.map(\.brokenEntry) == [0], sourceLocation: sourceLocation)
  }

  @Test func plainTextIsRead() { expectWhole(Self.message) }

  @Test func stringsOfJSONAreRead() {
    func escaped(_ text: String) -> String {
      text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    }
    let once = "{\"eventMessage\":\"\(escaped(Self.message))\",\"processID\":12}"
    expectWhole(once)
    expectWhole("{\"log\":\"\(escaped(once))\"}")
    expectWhole(
      escaped(Self.message).replacing("<", with: "\\u003c").replacing(">", with: "\\u003e"))
  }

  @Test func messagesInHTMLAreRead() {
    let escaped = Self.message.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    expectWhole("<pre><code>\(escaped)</code></pre>")
    expectWhole(escaped.replacing("&", with: "&amp;"))
    expectWhole(escaped.replacing("\n", with: "<br/>"))
  }

  @Test func percentEscapedMessagesAreRead() {
    let text = Self.message.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte < 0x80 && (character.isLetter || character.isNumber)
        ? String(character)
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    expectWhole("https://example.org/?log=\(text)")
  }

  @Test func linePrefixesAreSkipped() {
    let lines = Self.message.split(separator: "\n", omittingEmptySubsequences: false)
    for prefix in [
      "> ", "// ", "# ", "    | ", "2026-11-22T10:00:00.123Z ", "[worker-1] ", "\u{1B}[31m",
    ] {
      expectWhole(lines.map { prefix + $0 }.joined(separator: "\n"))
    }
    expectWhole(Self.message.replacing("\n", with: "#012"))
  }

  @Test func wrappedLinesBehindPrefixesAreJoined() {
    let wrapped = Self.message.replacing("   (active", with: "\n   (active")
    expectWhole(wrapped)
    expectWhole(
      wrapped.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
        .joined(separator: "\n"))
  }

  @Test func linesThatWereCutAtAWidthAreJoined() {
    for width in 90...110 {
      let cut = Self.message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        stride(from: 0, to: max(1, line.count), by: width).map {
          "> " + line.dropFirst($0).prefix(width)
        }.joined(separator: "\n")
      }
      expectWhole(cut.joined(separator: "\n"))
    }
  }

  @Test func messagesOnOneLineAreRead() {
    expectWhole(
      Self.message.replacing("\n", with: " ") + "Make a symbolic breakpoint at UIViewAlert.\n")
  }

  @Test func entriesWithoutBracketsAreRead() {
    expectWhole(Self.message.replacing("<NS", with: "NS").replacing(")>", with: ")"))
  }

  @Test func editorsQuotesAndSignsAreRead() {
    let text = Self.message.replacing("“", with: "").replacing("”", with: "")
    expectWhole(text.replacing("'", with: "’").replacing("\"", with: "”"))
    expectWhole(text.replacing("_", with: "\\_").replacing("|", with: "\\|"))
  }

  @Test func mixedLinesOfTwoProcessesAreSeparated() throws {
    let other = Self.message.replacing("0x1 ", with: "0x4 ").replacing("0x2 ", with: "0x5 ")
      .replacing("0x3 ", with: "0x6 ")
    let first = Self.message.split(separator: "\n", omittingEmptySubsequences: false)
    let second = other.split(separator: "\n", omittingEmptySubsequences: false)
    let mixed = zip(first, second).map { "[a] \($0)\n[b] \($1)" }.joined(separator: "\n")
    let reader = ConflictLogReader(mixed)
    #expect(reader.logs.map { $0.constraints.map(\.address) } == [[1, 2, 3], [4, 5, 6]])
    #expect(reader.logs.map(\.brokenEntry) == [0, 0])
  }

  /// Only the headings name their process. Views identify the other lines.
  @Test func mixedListsAreSeparatedByTheirViews() {
    let other = Self.message.replacing("0x1 ", with: "0x4 ").replacing("0x2 ", with: "0x5 ")
      .replacing("0x3 ", with: "0x6 ").replacing("0xa", with: "0xc").replacing("0xb", with: "0xd")
      .replacing("App[12:34]", with: "App[13:35]")
    let first = Self.message.split(separator: "\n", omittingEmptySubsequences: false)
    let second = other.split(separator: "\n", omittingEmptySubsequences: false)
    let mixed = zip(first, second).map { "\($0)\n\($1)" }.joined(separator: "\n")
    let reader = ConflictLogReader(mixed)
    let lists = reader.logs.map { $0.constraints.compactMap(\.address) }
    #expect(lists.sorted { $0[0] < $1[0] } == [[1, 2, 3], [4, 5, 6]])
    #expect(reader.logs.map(\.brokenEntry) == [0, 0])
  }

  @Test func brokenConstraintsFindTheirLists() {
    let parts = Self.message.replacing("Will attempt", with: "\u{0}Will attempt")
      .split(separator: "\u{0}").map(String.init)
    let other = parts.map {
      $0.replacing("0x1 ", with: "0x4 ").replacing("0x2 ", with: "0x5 ")
        .replacing("0x3 ", with: "0x6 ").replacing("App[12:34]", with: "App[12:35]")
    }
    let reader = ConflictLogReader(parts[0] + other[0] + parts[1] + other[1])
    #expect(reader.logs.map { $0.constraints.map(\.address) } == [[1, 2, 3], [4, 5, 6]])
    #expect(reader.logs.map(\.brokenEntry) == [0, 0])
  }

  @Test func messagesComeAsSoonAsTheyAreComplete() {
    var stream = ConflictStream()
    var found = 0
    let text = Array(Self.message.utf8)
    for byte in text { stream.read([byte]) { _ in found += 1 } }
    #expect(found == 1)
    #expect(stream.lines == 10)
  }

  @Test func piecesOfAnySizeGiveTheSameMessages() {
    let text = Array((Self.message + "other output\n" + Self.message).utf8)
    for size in [1, 7, 100, 1000] {
      var stream = ConflictStream()
      var lines: [Int] = []
      for start in stride(from: 0, to: text.count, by: size) {
        stream.read(Array(text[start..<min(start + size, text.count)])) { lines.append($0.line) }
      }
      stream.finish { lines.append($0.line) }
      #expect(lines == [1, 12])
    }
  }

  @Test func fingerprintsForgetAddressesOnly() {
    func fingerprint(_ text: String) -> [UInt8]? {
      var result: [UInt8]?
      var stream = ConflictStream()
      stream.read(Array(text.utf8)) { result = $0.fingerprint }
      return result
    }
    let other = Self.message.replacing("0xa", with: "0x7f80").replacing("12:00", with: "13:00")
    #expect(fingerprint(Self.message) == fingerprint(other))
    #expect(fingerprint(Self.message) != fingerprint(Self.message.replacing("44", with: "45")))
  }

  @Test func mentionsOfConstraintsAreNotMessages() {
    for text in [
      "<NSLayoutConstraint:0x1 UIView:0xa.height == 44   (active)>",
      "Unable to simultaneously satisfy constraints is what UIKit says.",
      "<MyConstraintView: 0x7f80; frame = (0 0; 10 10)>", "constraints", "",
    ] {
      #expect(ConflictLogReader(text).logs == [])
    }
  }

  @Test func messageWithoutItsListIsOne() {
    let reader = ConflictLogReader(
      String(Self.message.prefix { $0 != "(" }) + "\nunrelated\n")
    #expect(reader.logs.map(\.line) == [1])
    #expect(reader.logs.first?.entries == [])
  }

  @Test func unlistedBrokenConstraintIsAppendedToTheList() throws {
    let text = Self.message.replacing("    \"\(Self.entries[0])\",\n", with: "")
    let log = try #require(ConflictLogReader(text).logs.first)
    #expect(log.constraints.map(\.address) == [2, 3, 1])
    #expect(log.brokenEntry == 2)
  }

  /// UIKit lists a few dozen constraints at most. The rest of a longer list is counted only.
  @Test func longListsAreReadInPart() throws {
    let list = (1...3000).map { index in
      "    \"<NSLayoutConstraint:0x\(String(index, radix: 16)) UIView:0xa\(index).width == 1   (active)>\","
    }
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n\(list.joined(separator: "\n"))\n)\n\n"
      + "Will attempt to recover by breaking constraint \n\(Self.entries[0])\n"
    let logs = ConflictLogReader(text).logs
    #expect(logs.count == 1)
    let log = try #require(logs.first)
    #expect(log.entries.count == 500 && log.recovery != nil)
    #expect(
      ConflictExplanation(log).diagnostic(in: nil).notes.contains {
        $0.hasSuffix("The list is too long: its last 2500 constraints were not read.")
      })
  }
}
