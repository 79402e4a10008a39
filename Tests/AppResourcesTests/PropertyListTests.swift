// SPDX-License-Identifier: MIT

import EssentialFoundation
import Foundation
import Testing

/// Property lists of apps in the three formats. Foundation writes two of them.
struct PropertyListTests {
  private let expected = PropertyList.dictionary([
    "name": .text("Trails & more"), "files": .array([.text("a"), .text("b")]),
    "inner": .dictionary(["ä": .text("\n")]),
  ])

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsOutputOfFoundation(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let value: [String: Any] = [
      "name": "Trails & more", "files": ["a", "b"], "inner": ["ä": "\n"],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: format, options: 0)
    #expect(PropertyList(data) == expected)
    let numbers = try PropertyListSerialization.data(
      fromPropertyList: ["count": 3, "is": true, "when": Date()], format: format, options: 0)
    #expect(
      PropertyList(numbers) == .dictionary(["count": .other, "is": .other, "when": .other]))
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian])
  func readsTheOpenStepFormat(_ encoding: String.Encoding) throws {
    let text = """
      // !$*UTF8*$!
      { name = "Trails & more"; files = (a, b); inner = { "\u{e4}" = "\\n"; }; }
      """
    let data = try #require(text.data(using: encoding))
    // UTF-16 is recognized only with a byte order mark.
    let mark = encoding == .utf16LittleEndian ? Data([0xFF, 0xFE]) : Data()
    #expect(PropertyList(mark + data) == expected)
  }

  /// Deep nesting must not crash the process.
  @Test func rejectsTooDeepNesting() {
    for (open, close) in [
      ("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"), ("(", ")"), ("{ a = ", "; }"),
    ] {
      let text = String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000)
      let head = open.hasPrefix("<") ? "<?xml version=\"1.0\"?><plist version=\"1.0\">" : ""
      #expect(PropertyList(Data((head + text).utf8)) == nil)
    }
    // An array that contains itself.
    let cycle: [UInt8] =
      Array("bplist00".utf8) + [0xA1, 0, 8, 0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
      + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, 10]
    #expect(PropertyList(Data(cycle))?.entries == nil)
  }
}
