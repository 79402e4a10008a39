// SPDX-License-Identifier: MIT

import Testing

@testable import Diagnostics

/// JSON read without Foundation. Source: RFC 8259.
struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  @Test func everyKindOfValueIsRead() throws {
    let value = try read(
      #" {"a": [1, -2.5e1, true, false, null], "b": {"c": "d"}, "e": {}, "f": []} "#)
    #expect(
      value
        == .object([
          .init("a", .array([.int(1), .number(-25), .bool(true), .bool(false), .null])),
          .init("b", .object([.init("c", .string("d"))])), .init("e", .object([])),
          .init("f", .array([])),
        ]))
  }

  @Test func escapesAreCharacters() throws {
    #expect(try read(#""\"\\\/\b\f\n\r\té""#) == .string("\"\\/\u{8}\u{C}\n\r\té"))
    #expect(try read(#""\ud83d\ude00""#) == .string("😀"))
  }

  @Test func writtenValuesAreReadAgain() throws {
    let value = JSONValue.object([
      .init("text", .string("é\u{1}\"\\\n")), .init("numbers", .array([.int(-7), .number(0.125)])),
    ])
    #expect(try read(value.line) == value)
    #expect(try read(value.indented) == value)
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 3), (#"{"a" 1}"#, 5), ("tru", 0), ("1 2", 2), ("\"a", 2),
    (#""\x""#, 3), ("+1", 0), ("1e999", 0), ("'a'", 0),
  ])
  func faultsHaveAPlace(text: String, offset: Int) {
    #expect(throws: JSONFault(offset: offset)) { try read(text) }
  }

  @Test func deepValuesAreRefused() {
    #expect(throws: JSONFault.self) { try read(String(repeating: "[", count: 100_000)) }
  }
}
