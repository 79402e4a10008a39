// SPDX-License-Identifier: MIT

import Diagnostics

/// The answer to a request.
struct StudioAnswer {
  var members: [JSONValue.Member]
  /// An SVG document, the last member of the answer. It is the largest part, so it is written
  /// without a `String`.
  var picture: [UInt8]?

  init(_ members: KeyValuePairs<String, JSONValue?>, picture: [UInt8]? = nil) {
    self.members = members.compactMap { key, value in
      value.map { JSONValue.Member(key, $0) }
    }
    self.picture = picture
  }

  /// `{"answer": …}` as JSON on one line.
  var bytes: [UInt8] {
    var bytes = Array("{\"answer\":".utf8)
    bytes += JSONValue.object(members).line.utf8
    if let picture {
      bytes.removeLast()
      bytes += "\(members.isEmpty ? "" : ",")\"svg\":\"".utf8
      bytes.reserveCapacity(bytes.count + picture.count + picture.count / 8)
      for byte in picture {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "1")\(String(byte & 15, radix: 16))".utf8
        default: bytes.append(byte)
        }
      }
      bytes += "\"}".utf8
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}
