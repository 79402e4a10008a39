// SPDX-License-Identifier: MIT

import LayoutReports
import Testing

/// Messages in the text of a console, wrapped and changed as by various systems.
struct ConflictLogReaderTests {
  private static let message = """
    2018-03-13 12:00:00.000000+0100 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy \
    constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    \tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
    (
        "<NSLayoutConstraint:0x1 UIView:0xa.height == 44   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(8)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x3 V:[UIView:0xa]-(8)-|   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 44   \
    (active)>"
    )

    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x1 UIView:0xa.height == 44   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this.

    """

  @Test func messageIsReadWhole() throws {
    let reader = ConflictLogReader(Self.message)
    let log = try #require(reader.logs.first)
    #expect(reader.logs.count == 1)
    #expect(reader.faults == [])
    #expect(log.line == 1)
    #expect(log.constraints.map(\.address) == [1, 2, 3, 4])
    #expect(log.constraints.map(\.line) == [7, 8, 9, 10])
    #expect(log.brokenIndex == 0)
    #expect(log.broken?.line == 14)
    #expect(log.items.map(\.address) == [0xA, 0xB])
  }

  @Test func messagesOfOlderSystemsHaveOneLineOfAdvice() throws {
    let reader = ConflictLogReader(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one … Try this: (1) look at each constraint (Note: If you're seeing \
      NSAutoresizingMaskLayoutConstraints that you don't understand) 
      (
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[UIView:0xa(0)]>",
          "<NSLayoutConstraint:0x2 V:[UIView:0xa(9)]>"
      )

      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x2 V:[UIView:0xa(9)]>

      Break on objc_exception_throw to catch this in the debugger.
      """)
    #expect(reader.faults == [])
    #expect(reader.logs.first?.constraints.count == 2)
    #expect(reader.logs.first?.brokenIndex == 1)
  }

  @Test func messagesOfAppKitAreRead() {
    let reader = ConflictLogReader(
      """
      [Layout] Conflicting constraints detected: (
          "<NSLayoutConstraint:0x1 NSView:0xa.width == 1   (active)>",
          "<NSLayoutConstraint:0x2 NSView:0xa.width == 2   (active)>"
      ).

      Will attempt to recover by breaking <NSLayoutConstraint:0x2 NSView:0xa.width == 2   (active)>.
      Unable to simultaneously satisfy constraints:
      (
          "<NSLayoutConstraint:0x3 H:[NSView:0xa(1)]>",
          "<NSLayoutConstraint:0x4 H:[NSView:0xa(2)]>"
      )

      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x3 H:[NSView:0xa(1)]>
      """)
    #expect(reader.faults == [])
    #expect(reader.logs.map(\.brokenIndex) == [1, 0])
    #expect(reader.logs.map(\.line) == [1, 7])
  }

  @Test func quotedMessagesAndOtherOutputDoNotDisturb() {
    let text =
      "hello <world>\n" + Self.message + "a < b: c >\n"
      + Self.message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "> \($0)" }.joined(separator: "\n")
    let reader = ConflictLogReader(text)
    #expect(reader.faults == [])
    #expect(reader.logs.map(\.constraints.count) == [4, 4])
    #expect(reader.logs.map(\.brokenIndex) == [0, 0])
  }

  @Test func linesMayEndWithCarriageReturns() {
    let text = Self.message.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let reader = ConflictLogReader(text)
    #expect(reader.faults == [])
    #expect(reader.logs.first?.constraints.map(\.line) == [7, 8, 9, 10])
    #expect(reader.logs.first?.brokenIndex == 0)
  }

  @Test func listAloneIsEnough() {
    let reader = ConflictLogReader(
      """
      (
          "<NSLayoutConstraint:0x1 UIView:0xa.height == 44   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xa.height == 45   (active)>"
      )
      """)
    #expect(reader.logs.map(\.constraints.count) == [2])
    #expect(reader.logs.first?.line == 2)
    #expect(reader.logs.first?.broken == nil)
  }

  @Test func wrappedAndJoinedLinesAreReadAsOne() throws {
    let reader = ConflictLogReader(
      """
      Unable to simultaneously satisfy constraints.
      ( "<NSLayoutConstraint:0x1 UIView:0xa.height == 44   (active)>", "<NSLayoutConstraint:0x2
          V:|-(8)-[UIView:0xa]   (active,
          names: '|':UIView:0xb )>",
          "<NSLayoutConstraint:0x3 V:[UIView:0xa]-(8)-|
                (active, names: '|':UIView:0xb )>"
      )
      Will attempt to recover by breaking constraint <NSLayoutConstraint:0x1
      UIView:0xa.height == 44   (active)>
      """)
    #expect(reader.faults == [])
    let log = try #require(reader.logs.first)
    #expect(log.constraints.map(\.address) == [1, 2, 3])
    #expect(log.constraints.map(\.line) == [2, 2, 5])
    #expect(log.constraints[1].names.first?.item.address == 0xB)
    #expect(log.brokenIndex == 0)
  }

  /// Source: the list is the description of an array of strings; the line below it is not escaped.
  @Test func escapesOfTheListAreUndone() throws {
    let reader = ConflictLogReader(
      #"""
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UILabel:0xa'Caf\U00e9:\n\"2\" \\ \Ud83d\Ude00'.height == 1   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0xa'Caf\U00e9:\n\"2\" \\ \Ud83d\Ude00'.height == 2   (active)>"
      )

      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x2 UILabel:0xa'Café:
      "2" \ 😀'.height == 2   (active)>
      """#)
    #expect(reader.faults == [])
    let log = try #require(reader.logs.first)
    #expect(log.constraints[0].first.item.title == "Café:\n\"2\" \\ 😀")
    #expect(log.broken?.text == log.constraints[1].text)
    #expect(log.brokenIndex == 1)
  }

  @Test func unreadableEntryIsAFaultWithItsLine() throws {
    let reader = ConflictLogReader(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0xa.height == 44   (active)>",
          "<NSLayoutConstraint:0x2 (null) ((null), (null))>",
          "<NSLayoutConstraint:0x3 UIView:0xa.height == 45   (active)>"
      )

      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x3 UIView:0xa.height == 45   (active)>
      """)
    #expect(reader.faults.map(\.line) == [4])
    #expect(reader.faults.first?.message.contains("(null)") == true)
    let log = try #require(reader.logs.first)
    #expect(log.unreadable == 1)
    #expect(log.constraints.map(\.address) == [1, 3])
    #expect(log.brokenIndex == 1)
  }

  @Test func entryThatNeverEndsEndsWithItsList() {
    let reader = ConflictLogReader(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0xa.height
      )
      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x1 UIView:0xa.height == 44   (active)>
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x2 UIView:0xa.height == 44   (act
      """)
    #expect(reader.faults.map(\.line) == [3, 9])
    #expect(reader.logs.map(\.unreadable) == [1, 1])
    #expect(reader.logs.first?.broken?.address == 1)
  }

  @Test func textCutAnywhereIsReadAsFarAsItGoes() {
    let characters = Array(Self.message)
    for count in characters.indices {
      let reader = ConflictLogReader(String(characters[..<count]))
      #expect(reader.logs.count <= 1)
      #expect(reader.logs.allSatisfy { $0.constraints.count <= 4 })
      #expect(reader.faults.count <= 1)
    }
  }

  /// Hostile text: marks in any order, repeated. It is read to the end in linear time.
  @Test func anyTextIsReadToItsEnd() {
    var state: UInt64 = 42
    let pieces = [
      "<NSLayoutConstraint:0x1 ", "\"", "'", "V:[", "]-(", ")-[", ")-|", "|-(", " == ", ".top",
      "(8)",
      "*", "UIView:0xa", "   (active, names: ", ", ", ">", ">\",\n", "\n", "\\U00e", "h=--& ",
      "Unable to simultaneously satisfy constraints", "Will attempt to recover by breaking", "@",
      ":",
    ]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      let reader = ConflictLogReader(text)
      #expect(reader.faults.allSatisfy { $0.line >= 1 })
    }
    let long = "\"<NSLayoutConstraint:0x1 " + String(repeating: " == .top", count: 50_000) + ">"
    #expect(ConflictLogReader(long).faults.count == 1)
    let unended = String(repeating: "\"<NSLayoutConstraint:0x1 UIView:0xa\n", count: 2_000)
    // The rest of the list is counted only.
    #expect(ConflictLogReader(unended).faults.count == 500)
  }
}
