// SPDX-License-Identifier: MIT

import Diagnostics
import Testing

struct EditTests {
  private func applied(_ edits: [(Range<Int>, String)], to text: String) -> String? {
    edits.map { Diagnostic.Edit(replacing: $0.0, with: $0.1) }.applied(to: Array(text.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func editsKeepEveryOtherByte() {
    #expect(applied([(4..<5, "!"), (0..<1, ""), (2..<2, "XY")], to: "abcde") == "bXYcd!")
    #expect(applied([(1..<1, "1"), (1..<1, "2")], to: "ab") == "a12b")
    #expect(applied([], to: "ab") == "ab")
  }

  @Test func overlappingOrOutOfRangeEditsAreRejected() {
    #expect(applied([(0..<2, ""), (1..<3, "")], to: "abc") == nil)
    #expect(applied([(2..<4, "")], to: "abc") == nil)
  }
}
