// SPDX-License-Identifier: MIT

import LayoutReports
import Testing

/// Messages that are recognized by their text give the same result as parsed ones.
struct MessageShapeTests {
  private func message(_ number: Int, constant: Int = 44) -> String {
    let (label, view) = ("0x6000\(number)a", "0x7f\(number)b")
    let broken =
      "<NSLayoutConstraint:0x1\(number) UILabel:\(label).height == \(constant)   (active)>"
    return """
      2018-03-13 12:0\(number):00.000000+0100 App[12:34] Unable to simultaneously satisfy constraints.
      (
          "\(broken)",
          "<NSLayoutConstraint:0x2\(number) V:|-(8)-[UILabel:\(label)'\\U00e9']   (active, names: '|':UIView:\(view) )>",
          "<NSLayoutConstraint:0x3\(number) UIView:\(view).height == 44   (active)>"
      )

      Will attempt to recover by breaking constraint 
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this.

      """
  }

  private func read(_ text: String) -> [RawMessage] {
    var messages: [RawMessage] = []
    var stream = ConflictStream()
    stream.read(Array(text.utf8)) { messages.append($0) }
    stream.finish { messages.append($0) }
    return messages
  }

  @Test func recognizedMessagesEqualParsedOnes() throws {
    let texts = [
      message(1), message(2), "other output\n", message(3, constant: 54), message(4), message(1),
      // Only an address shows that there is one more view than before.
      message(5).replacing("UIView:0x7f5b.height", with: "UIView:0x7f50.height"),
    ]
    let together = read(texts.joined())
    var line = 1
    var alone: [RawMessage] = []
    for text in texts {
      alone += read(String(repeating: "\n", count: line - 1) + text)
      line += text.count { $0 == "\n" }
    }
    #expect(together.count == 6)
    #expect(together.map(\.log) == alone.map(\.log))
    #expect(together.map(\.fingerprint) == alone.map(\.fingerprint))
  }

  @Test func recognizedMessagesAreCounted() {
    var stream = ExplanationStream()
    let kinds = read(message(1) + message(2) + message(3, constant: 54) + message(4)).map {
      if case .new(_, let known) = stream.explain($0) { known.number } else { 0 }
    }
    #expect(kinds == [1, 0, 2, 0])
    #expect(stream.repeated.map(\.count) == [3])
  }
}
