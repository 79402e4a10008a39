// SPDX-License-Identifier: MIT

/// Decodes the escapes that formats use for text with newlines and quotation marks.
enum EscapedText {
  /// Decodes `\n`, `\t`, `\"`, `\\`, `\/`, `\u003c` and `\x3c`.
  static func stringDecoded(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      let byte = line[index]
      index += 1
      guard byte == 0x5C, index < line.count else {
        result.append(byte)
        continue
      }
      let next = line[index]
      switch next {
      case 0x6E: result.append(0x0A)
      case 0x72: break
      case 0x74: result.append(0x09)
      case 0x22, 0x5C, 0x2F, 0x27: result.append(next)
      case 0x75 where index + 4 < line.count:
        let digits = line[(index + 1)...(index + 4)]
        guard
          let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { fallthrough }
        index += 4
        appendUnit(value, line, &index, to: &result)
      case 0x78 where index + 2 < line.count:
        let digits = line[(index + 1)...(index + 2)]
        guard let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
          fallthrough
        }
        index += 2
        result.append(value)
      default:
        result.append(byte)
        continue
      }
      index += 1
    }
    return result
  }

  /// Appends a UTF-16 code unit, together with the second half of a surrogate pair that follows it.
  private static func appendUnit(
    _ unit: UInt16, _ line: [UInt8], _ index: inout Int, to result: inout [UInt8]
  ) {
    var units = [unit]
    if UTF16.isLeadSurrogate(unit), index + 6 < line.count, line[index + 1] == 0x5C,
      line[index + 2] == 0x75,
      let low = UInt16(
        String(decoding: line[(index + 3)...(index + 6)], as: UTF8.self), radix: 16)
    {
      units.append(low)
      index += 6
    }
    result += Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static let percentColon = BytePattern("%3A0x")
  private static let percentBlank = BytePattern("%20")

  /// Decodes the percent escapes of URLs.
  static func percentDecoded(_ line: [UInt8]) -> [UInt8] {
    // Forms write blanks as plus signs. They also escape colons.
    let isForm = line.contains(percentColon) && !line.contains(percentBlank)
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      if line[index] == 0x25, index + 2 < line.count, line[index + 1].isHexDigit,
        line[index + 2].isHexDigit,
        let value = UInt8(
          String(decoding: line[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(isForm && line[index] == 0x2B ? 0x20 : line[index])
        index += 1
      }
    }
    return result
  }

  private static let controls: [(BytePattern, UInt8)] = [
    (BytePattern("#012"), 0x0A), (BytePattern("\\012"), 0x0A), (BytePattern("\\^J"), 0x0A),
    (BytePattern("#011"), 0x09), (BytePattern("\\011"), 0x09), (BytePattern("\\^I"), 0x09),
  ]

  /// Decodes the newlines and tabs of syslog.
  static func controlsDecoded(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      let byte = line[index]
      if byte == 0x23 || byte == 0x5C,
        let control = controls.first(where: { line[index...].starts(with: $0.0.bytes) })
      {
        result.append(control.1)
        index += control.0.bytes.count
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result
  }

  /// Decodes the escapes of TeamCity messages: `|n`, `|'`, `|[`, `||` and `|0x00e9`.
  static func serviceMessageDecoded(_ line: [UInt8]) -> [UInt8] {
    guard let mark = line.firstIndex(of: serviceMark, in: line.indices) else { return line }
    var result = Array(line[..<mark])
    result.reserveCapacity(line.count)
    var index = mark + serviceMark.bytes.count
    while index < line.count {
      guard line[index] == 0x7C, index + 1 < line.count else {
        result.append(line[index])
        index += 1
        continue
      }
      index += 2
      switch line[index - 1] {
      case 0x6E, 0x78, 0x6C, 0x70: result.append(0x0A)
      case 0x72: break
      case 0x30 where index + 5 <= line.count && line[index] == 0x78:
        let digits = line[(index + 1)..<(index + 5)]
        guard let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
          fallthrough
        }
        result += String(decoding: [value], as: UTF16.self).utf8
        index += 5
      default: result.append(line[index - 1])
      }
    }
    return result
  }

  private static let serviceMark = BytePattern("##teamcity[")
}
