// SPDX-License-Identifier: MIT

import AutoLayout

/// An explanation as a JSON object.
///
/// The parts that all repetitions of a message share are written once. The line number and the
/// texts with addresses are inserted for each message.
public struct ExplanationJSON: Sendable {
  private let broken: [UInt8]
  /// The JSON that follows the text of each constraint.
  private let constraints: [[UInt8]]
  private let rest: [UInt8]

  public init(_ explanation: ConflictExplanation) {
    broken = Array((explanation.broken.map(String.init) ?? "null").utf8)
    let core = Set(explanation.core)
    constraints = explanation.log.entries.enumerated().map { index, entry in
      Array(Self.constraint(entry, inCore: core.contains(index), explanation.names).utf8)
    }
    rest = Array(Self.rest(explanation).utf8)
  }

  /// Appends the object for a message of the same conflict, with its own line number and texts.
  public func append(_ message: RawMessage, to output: inout [UInt8]) {
    output += "{\"line\": \(message.line), \"broken\": ".utf8
    output += broken
    output += ", \"constraints\": [".utf8
    for (index, constraint) in constraints.enumerated() {
      output += (index > 0 ? ", {\"text\": " : "{\"text\": ").utf8
      JSONText.append(message.text(of: index), to: &output)
      output += ", ".utf8
      output += constraint
      output.append(0x7D)
    }
    output += "], ".utf8
    output += rest
    output.append(0x7D)
  }

  private static func constraint(
    _ entry: ConflictLog.Entry, inCore: Bool, _ names: ItemNames
  ) -> String {
    guard let line = entry.constraint else { return "\"understood\": false, \"inCore\": false" }
    var fields = [
      ("understood", "true"), ("inCore", "\(inCore)"),
      ("first", JSONText.string(names.name(of: line.first.item))),
      ("attribute", JSONText.string(line.first.attribute.rawValue)),
      ("relation", JSONText.string(line.relation.rawValue)),
      ("second", line.second.map { JSONText.string(names.name(of: $0.item)) } ?? "null"),
      (
        "secondAttribute",
        line.second.map { JSONText.string($0.attribute.rawValue) } ?? "null"
      ),
      ("multiplier", JSONText.number(line.multiplier)),
      ("constant", JSONText.number(line.constant)),
      ("priority", JSONText.number(line.priority)),
      ("class", JSONText.string(line.className)),
    ]
    if let identifier = line.identifier {
      fields.append(("identifier", JSONText.string(identifier)))
    }
    if let origin = line.origin { fields.append(("origin", JSONText.string(origin))) }
    return fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
  }

  private static func rest(_ explanation: ConflictExplanation) -> String {
    let cause = explanation.cause
    let arithmetic =
      explanation.arithmetic.map {
        "{\"sum\": \(JSONText.number($0.sum)), \"available\": \(JSONText.number($0.available)), "
          + "\"excess\": \(JSONText.number($0.excess.roundedToPrint))}"
      } ?? "null"
    let fixes = explanation.fixes.map { fix in
      let frames = fix.frames.map { frame($0, explanation.names) }.joined(separator: ", ")
      return "{\"text\": \(JSONText.string(fix.text)), \"code\": \(JSONText.string(fix.code)), "
        + "\"constraint\": \(fix.entry.map(String.init) ?? "null"), \"frames\": [\(frames)]}"
    }
    return "\"cause\": {\"id\": \(JSONText.string(cause.id)), "
      + "\"text\": \(JSONText.string("\(explanation.sentence) \(explanation.causeText)"))}, "
      + "\"arithmetic\": \(arithmetic), \"fixes\": [\(fixes.joined(separator: ", "))]"
  }

  /// A frame. Numbers that the message does not determine are null.
  private static func frame(_ frame: LoggedFrame, _ names: ItemNames) -> String {
    func number(_ value: Double, _ isKnown: Bool) -> String {
      isKnown ? JSONText.number(value.roundedToPrint) : "null"
    }
    return "{\"view\": \(JSONText.string(names[frame.item])), "
      + "\"x\": \(number(frame.frame.x, frame.isHorizontalKnown)), "
      + "\"y\": \(number(frame.frame.y, frame.isVerticalKnown)), "
      + "\"width\": \(number(frame.frame.width, frame.isWidthKnown)), "
      + "\"height\": \(number(frame.frame.height, frame.isHeightKnown))}"
  }
}

/// Writes values as JSON.
enum JSONText {
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return "\(value)"
  }

  static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(Array(text.utf8), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends UTF-8 text as a JSON string, escaping quotes, backslashes and control characters.
  static func append(_ text: [UInt8], to output: inout [UInt8]) {
    output.append(0x22)
    // Most of a text needs no escapes.
    var first = 0
    for (index, byte) in text.enumerated() where byte == 0x22 || byte == 0x5C || byte < 0x20 {
      output += text[first..<index]
      first = index + 1
      output.append(0x5C)
      switch byte {
      case 0x0A: output.append(0x6E)
      case 0x09: output.append(0x74)
      case 0x0D: output.append(0x72)
      case 0x00..<0x20: output += [0x75, 0x30, 0x30, digit(byte >> 4), digit(byte & 15)]
      default: output.append(byte)
      }
    }
    output += text[first...]
    output.append(0x22)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
