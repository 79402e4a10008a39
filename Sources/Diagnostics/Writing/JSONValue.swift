// SPDX-License-Identifier: MIT

/// A JSON value whose keys keep their order, so that equal reports are equal byte for byte.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key with its value.
  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// An object without the members whose values are nil.
  public static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// The JSON text on one line, for JSON Lines.
  public var line: String {
    var writer = JSONWriter(isIndented: false)
    writer.write(self)
    return writer.text
  }

  /// The JSON text on several lines with two spaces per level, without a final line break.
  public var indented: String {
    var writer = JSONWriter(isIndented: true)
    writer.write(self)
    return writer.text
  }
}

/// Writes JSON.
private struct JSONWriter {
  let isIndented: Bool
  var text = ""
  private var depth = 0

  init(isIndented: Bool) { self.isIndented = isIndented }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += Self.number(value)
    case .string(let value): write(value)
    case .array(let values):
      list(values, "[", "]") { writer, value in writer.write(value) }
    case .object(let members):
      list(members, "{", "}") { writer, member in
        writer.write(member.key)
        writer.text += writer.isIndented ? ": " : ":"
        writer.write(member.value)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ open: String, _ close: String,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    text += open
    guard !elements.isEmpty else {
      text += close
      return
    }
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      lineBreak()
      body(&self, element)
    }
    depth -= 1
    lineBreak()
    text += close
  }

  private mutating func lineBreak() {
    guard isIndented else { return }
    text += "\n" + String(repeating: "  ", count: depth)
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// A number without a redundant fraction. Infinity and NaN become `null`, because JSON lacks
  /// them.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard abs(value) < 1e15, Double(Int64(value)) == value else { return "\(value)" }
    return String(Int64(value))
  }
}
