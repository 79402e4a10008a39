// SPDX-License-Identifier: MIT

extension JSONValue {
  /// Converts JSON text from the form of ``line`` to the form of ``indented``. Keys, their order
  /// and digits stay the same.
  ///
  /// - Complexity: O(*n*) in the length of the text, times the depth for the indentation.
  public static func indented(line: String) -> String {
    var result: [UInt8] = []
    var depth = 0
    var (isInString, isEscaped) = (false, false)
    var previous: UInt8 = 0
    func lineBreak() {
      result.append(UInt8(ascii: "\n"))
      result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, depth) * 2))
    }
    for byte in line.utf8 {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        result.append(byte)
        previous = byte
        continue
      }
      let isFirst = previous == UInt8(ascii: "{") || previous == UInt8(ascii: "[")
      switch byte {
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if !isFirst { lineBreak() }
        result.append(byte)
      case UInt8(ascii: ","):
        result.append(byte)
        lineBreak()
      case UInt8(ascii: ":"):
        result.append(byte)
        result.append(UInt8(ascii: " "))
      default:
        if isFirst { lineBreak() }
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
        isInString = byte == UInt8(ascii: "\"")
        result.append(byte)
      }
      previous = byte
    }
    return String(decoding: result, as: UTF8.self)
  }
}
