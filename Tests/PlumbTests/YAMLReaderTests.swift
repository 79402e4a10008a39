// SPDX-License-Identifier: MIT

import Testing
import Yams

@testable import plumb

/// The YAML that `.plumb.yml` may contain. The expected values are those of libyaml, through Yams.
struct YAMLReaderTests {
  @Test(
    arguments: [
      "", "# nothing\n", "---\n...\n", "a: b", "a:  b   # comment\n", "a: b#c\n", "a: 'it''s'\n",
      "a: \"x\\ty\\u00e9\\x41\\\"\\n\"\n", "a:\n  b: c\n  d:\n    e: f\ng: h\n", "a:\nb:\n",
      "- a\n- b\n", "a:\n- b\n- c\nd: e\n", "a:\n  - b\n  -   c\n", "- - a\n  - b\n- c\n",
      "- a: b\n  c: d\n- e: f\n", "- \n  a: b\n-\n- c\n", "a: [b, c,d , \"e, f\", 'g']\n",
      "a: [b,\n  c,\n  d]\n", "a: []\nb: {}\n", "a: {b: c, d: [e], \"f\": g}\n", "{a: b, c: }\n",
      "[a, [b, [c]], {d: e}]\n", "[a: b, c]\n", "a: {b, c}\n", "a: b c\n  d e\n", "a: b\n\n  c\n",
      "a: |\n  b\n   c\n\n  d\n\ne: f\n", "a: >\n  b\n  c\n\n  d\n    e\n  f\n", "a: |-\n  b\n\n",
      "a: |+\n  b\n\nc: d\n", "a: >-\n\n  b\n  c\n", "a: |2\n   b\n", "a: \"b\n  c\n\n  d\"\n",
      "a: 'b\n  c'\n", "a: \"b\\\n   c\"\n", "a: &x [b]\nc: *x\n", "a: &x b\nc: [*x, *x]\n",
      "\"a b\": c\n'd': e\n", "a:b: c\n", "http://a.b/c: d\n", "a: http://b.c:80/d\n",
      "a: ~\nb: null\nc: 1.5\nd: yes\n", "a: -b\nc: ?d\ne: :f\n", "- -a\n- - b\n", "a: !!str b\n",
      "%YAML 1.1\n---\na: b\n", "a: b\n---\nc: d\n", "a: b\r\nc:\r\n  - d\r\n", "ä: ö\n",
      "a: @b\n", "a: `b\n", "a: %b\n", "a: b: c\n", "a\nb: c\n", "a: b\n c: d\n", "a: [b\n",
      "a: \"b\n", "a: {b: c\n", "a: *b\n", "a: b\na: c\n", "\ta: b\n", "a:\n\tb: c\n", "a: [b]]\n",
      "a: [b] c\n", "a: 'b' c\n", "- a\nb: c\n", "a: b\n- c\n", "a:\n    b: c\n  d: e\n",
      "- a\n  - b\n", "a: |x\n  b\n", "a: \"\\q\"\n", "a: [,]\n", "a: [b c, d\n e]\n",
      "\"small*\": {small-touch-target: off}\n", "exclude: [\"Pods/*\", \"Carthage/*\"]\n",
      "ids:\n  abc-12-xyz: [truncated-text]   # [] for all rules\n", "plain text\n", "'quoted'\n",
      "a: b # c\n  # d\ne: f\n", "# c\n\na:\n  # d\n  - b # e\n\n  # f\n  - g\n",
    ])
  func valuesEqualThoseOfYams(_ text: String) throws {
    let expected = Result { try Yams.compose(yaml: text, .basic) }
    switch (expected, Result { try YAMLReader.read(text) }) {
    case (.success(let expected), .success(let read)):
      // An empty document gives nil.
      #expect((read.map(plain) ?? "\"\"") == (expected.map(plain) ?? "\"\""))
    case (.failure, .failure): break
    case (.success(let expected), .failure(let error)):
      Issue.record("\(error), where YAML has \(expected.map(plain) ?? "nothing")")
    case (.failure(let error), .success(let read)):
      Issue.record("\(read.map(plain) ?? "nothing"), where YAML says \(error)")
    }
  }

  /// The places are those to which an editor jumps.
  @Test(
    arguments: [
      ("rules:\n  no-such-rule: off\n", 2, 3), ("rules:\n  left-right: of\n", 2, 15),
      ("rules: [\n", 2, 1), ("rules: [a,\n  b: c\n", 1, 8), ("exclude: Pods\n", 1, 10),
      ("ids:\n  ä: {}\n", 2, 6),
      ("files:\n  \"a\": {left-right: 1}\n", 2, 21), ("a: b\n\nb: \"c\n", 3, 4),
      ("a: b\n  c: d\n", 2, 4), ("\ta: b\n", 1, 1), ("a: 1\nb: 2\na: 3\n", 3, 1),
    ])
  func errorsHaveThePlaceOfTheSetting(_ text: String, line: Int, column: Int) {
    #expect(throws: YAMLError.self) { try CheckSettings(yaml: text) }
    do {
      _ = try CheckSettings(yaml: text)
    } catch {
      #expect(error.place == YAMLNode.Place(line: line, column: column), "\(error.message)")
      #expect(!error.message.isEmpty)
    }
  }

  /// No text traps or hangs.
  @Test func anyTextIsReadWithoutATrap() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "a", ":", " ", "  ", "\n", "- ", "[", "]", "{", "}", ",", "\"", "'", "#", "&x ", "*x", "|",
      ">",
      "\\", "\t", "---", "é", "~", "!", "%", "\r\n", "?", "\0",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 1..<24, using: &random)).map { _ in pieces.randomElement()! }
        .joined()
      _ = try? YAMLReader.read(text)
    }
    for piece in ["[", "{a: ", "- ", "&x [*x, "] {
      _ = try? YAMLReader.read(String(repeating: piece, count: 10_000))
    }
  }
}

/// The value on one line, to compare both readers.
private func plain(_ node: YAMLNode) -> String {
  switch node.content {
  case .text(let text, _): "\(text.debugDescription)"
  case .list(let items): "[\(items.map(plain).joined(separator: ", "))]"
  case .map(let entries):
    "{\(entries.map { plain($0.key) + ": " + plain($0.value) }.joined(separator: ", "))}"
  }
}

private func plain(_ node: Node) -> String {
  switch node {
  case .scalar(let scalar): "\(scalar.string.debugDescription)"
  case .sequence(let items): "[\(items.map(plain).joined(separator: ", "))]"
  case .mapping(let entries):
    "{\(entries.map { plain($0.key) + ": " + plain($0.value) }.joined(separator: ", "))}"
  case .alias: "alias"
  }
}
