// SPDX-License-Identifier: MIT

import Diagnostics

/// The answer to a request.
struct StudioAnswer {
  /// A member whose value is written as it is. Large values are written without a `String`.
  private struct Part {
    var key: String
    var bytes: [UInt8]
  }

  private let members: [JSONValue.Member]
  /// The members after the others.
  private var parts: [Part] = []

  init(_ members: KeyValuePairs<String, JSONValue?>, picture: [UInt8]? = nil) {
    self.members = members.compactMap { key, value in
      value.map { JSONValue.Member(key, $0) }
    }
    if let picture { append("svg", text: picture) }
  }

  /// Adds a member whose value is JSON.
  mutating func append(_ key: String, json bytes: [UInt8]) {
    parts.append(Part(key: key, bytes: bytes))
  }

  /// Adds a string in UTF-8.
  mutating func append(_ key: String, text: [UInt8]) {
    var bytes = [UInt8(ascii: "\"")]
    bytes.reserveCapacity(text.count + text.count / 8 + 2)
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: "n"))
      case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "1")\(String(byte & 15, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    append(key, json: bytes)
  }

  /// `{"answer": …}` as JSON on one line.
  var bytes: [UInt8] {
    var bytes = Array("{\"answer\":".utf8)
    bytes += JSONValue.object(members).line.utf8
    bytes.removeLast()
    for (index, part) in parts.enumerated() {
      bytes += "\(members.isEmpty && index == 0 ? "" : ",")\"\(part.key)\":".utf8
      bytes += part.bytes
    }
    bytes += "}}".utf8
    return bytes
  }
}
