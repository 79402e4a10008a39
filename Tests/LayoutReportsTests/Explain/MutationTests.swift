// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import TestSettings
import Testing

/// Messages with random mistakes are read to the end and explained, and the output is valid JSON.
///
/// `PLUMB_FILES` names a folder of real messages to start from.
struct MutationTests {
  private static let messages: [[UInt8]] = {
    var messages = [
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xb.width == 0.5   (active)>",
          "<NSLayoutConstraint:0x2 H:|-(8)-[UILabel:0xa'A \\U00e9']   (active, names: '|':UIView:0xb )>",
          "<NSLayoutConstraint:0x3 H:[UILabel:0xa'A \\U00e9']-(>=8)-|   (active, names: '|':UIView:0xb )>",
          "<NSLayoutConstraint:0x4 UILabel:0xa'A \\U00e9'.width == 0.25*UIView:0xb.height + 3   (active)>"
      )
      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x3 H:[UILabel:0xa'A é']-(>=8)-|   (active, names: '|':UIView:0xb )>

      """,
      """
      Unable to simultaneously satisfy constraints:
      (
          "<NSLayoutConstraint:0x5 'UISV-spacing' V:[NSView:0xc]-(4)-[NSView:0xd]>",
          "<NSLayoutConstraint:0x6 'fittingSizeVTarget' V:[NSView:0xe(0)]>",
          "<NSLayoutConstraint:0x7 NSView:0xd.bottom == NSView:0xe.bottomMargin>",
          "<SnapKit.LayoutConstraint:0x8@A.swift#7 NSView:0xc.top == NSView:0xe.top + 2.0>"
      )

      """,
    ].map { Array($0.utf8) }
    if let folder = TestSettings.files?.path,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    {
      for name in names.sorted() where name.hasSuffix(".log") {
        if let data = FileManager.default.contents(atPath: "\(folder)/\(name)") {
          messages.append(Array(data))
        }
      }
    }
    return messages
  }()

  private static let pieces: [[UInt8]] = [
    "<", ">", "\"", "'", "(", ")", "0x", "<NSLayoutConstraint:0x1 ", " == ", "-(", ")-", "V:[", "|",
    "\\n", "\\", "&lt;", "%3C", "1e308", "-1e308", "nan", "99999999999999999999", "\n", "\n\n", "*",
    "Unable to simultaneously satisfy constraints", "names: ", "\u{1B}[31m", "#012", "\\u003c",
    "Will attempt to recover by breaking constraint ", "0.000001*", "UISV-hiding", "(RTL)",
  ].map { Array($0.utf8) }

  @Test func mutatedMessagesAreExplained() throws {
    let count = TestSettings.cases(100, long: 300)
    var random = Random(state: 11)
    for _ in 0..<count {
      var text = random.element(Self.messages)
      for _ in 0..<random.element([1, 2, 3, 5, 20]) { random.mutate(&text, Self.pieces) }
      var json: [UInt8] = Array("[".utf8)
      var stream = ConflictStream()
      var explanations = ExplanationStream()
      func explain(_ message: RawMessage) {
        guard let finding = explanations.explain(message) else { return }
        if json.count > 1 { json.append(0x2C) }
        switch finding {
        case .new(let explanation, let known):
          #expect(explanation.core.allSatisfy(explanation.log.entries.indices.contains))
          #expect(!ExplanationText().text(explanation, source: "log").isEmpty)
          known.json.append(message, to: &json)
        case .repeated(let known): known.json.append(message, to: &json)
        }
      }
      stream.read(text, explain)
      stream.finish(explain)
      json.append(0x5D)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json)) }
    }
  }

  private struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }

    mutating func element<Element>(_ elements: [Element]) -> Element {
      elements[below(elements.count)]
    }

    mutating func mutate(_ text: inout [UInt8], _ pieces: [[UInt8]]) {
      guard !text.isEmpty else { return }
      let start = below(text.count)
      let range = start..<min(text.count, start + element([1, 1, 3, 10, 60, 400]))
      switch below(6) {
      case 0: text[start] = UInt8(below(256))
      case 1: text.removeSubrange(range)
      case 2: text.insert(contentsOf: element(pieces), at: start)
      case 3: text.insert(contentsOf: Array(text[range]), at: start)
      case 4: text[range].reverse()
      default:
        let digits = text.indices.filter { (0x30...0x39).contains(text[$0]) }
        if !digits.isEmpty { text[element(digits)] = UInt8(0x30 + below(10)) }
      }
    }
  }
}
