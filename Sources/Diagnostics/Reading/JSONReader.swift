// SPDX-License-Identifier: MIT

/// The place where a text is not JSON.
package struct JSONFault: Error, Hashable, Sendable {
  /// The number of bytes before the fault.
  package var offset: Int
}

extension JSONValue {
  /// Reads a JSON text in UTF-8. Whole numbers are integers if they fit.
  ///
  /// - Throws: if the text is not JSON, or if values are nested deeper than 64 levels.
  package init(parsing bytes: [UInt8]) throws(JSONFault) { self = try JSONReader.read(bytes) }
}

/// Reads JSON without Foundation.
private struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The maximum depth of arrays and objects.
  private static let depthLimit = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Throws: an error with the offset of the first byte that is not JSON.
  static func read(_ bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.malformed() }
    return value
  }

  private func malformed() -> JSONFault { JSONFault(offset: position) }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard position < bytes.count, bytes[position] == byte.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    skipSpace()
    guard depth < Self.depthLimit, position < bytes.count else { throw malformed() }
    switch bytes[position] {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(
    _ text: StaticString, _ value: JSONValue
  ) throws(JSONFault) -> JSONValue {
    let count = text.utf8CodeUnitCount
    let matches = text.withUTF8Buffer { bytes[position...].prefix(count).elementsEqual($0) }
    guard matches else { throw malformed() }
    position += count
    return value
  }

  private mutating func object(_ depth: Int) throws(JSONFault) -> JSONValue {
    position += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        throw malformed()
      }
      let key = try string()
      skipSpace()
      guard take(":") else { throw malformed() }
      members.append(JSONValue.Member(key, try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw malformed() }
    }
  }

  private mutating func array(_ depth: Int) throws(JSONFault) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { throw malformed() }
    }
  }

  private mutating func number() throws(JSONFault) -> JSONValue {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        position += 1
        continue
      default: break
      }
      break
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let value = Int(text), text.utf8.first != UInt8(ascii: "+") { return .int(value) }
    guard let value = Double(text), value.isFinite, text.utf8.first != UInt8(ascii: "+") else {
      position = start
      throw malformed()
    }
    return .number(value)
  }

  private mutating func string() throws(JSONFault) -> String {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape().utf8
      case 0..<0x20: throw malformed()
      default: text.append(byte)
      }
    }
    throw malformed()
  }

  private mutating func escape() throws(JSONFault) -> String {
    guard position < bytes.count else { throw malformed() }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default: throw malformed()
    }
  }

  /// The character of four hexadecimal digits, or of two such escapes.
  private mutating func scalar() throws(JSONFault) -> String {
    var units = [try unit()]
    if (0xD800..<0xDC00).contains(units[0]), take("\\"), take("u") { units.append(try unit()) }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func unit() throws(JSONFault) -> UInt16 {
    guard position + 4 <= bytes.count,
      let unit = UInt16(
        String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw malformed() }
    position += 4
    return unit
  }
}
