// SPDX-License-Identifier: MIT

/// Removes the control sequences of terminals (colours, links, annotations of continuous
/// integration) and other control characters.
enum TerminalText {
  static func plain(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      let byte = line[index]
      switch byte {
      case 0x1B:
        skipSequence(line, &index)
      case 0xC2 where index + 1 < line.count && line[index + 1] == 0x9B:
        // The single character that means escape and bracket.
        index += 2
        skipParameters(line, &index)
      case 0x09, 0x0A, 0x20...:
        result.append(byte)
        index += 1
      default:
        // A carriage return alone ends a line as well.
        if byte == 0x0D, index + 1 < line.count { result.append(0x0A) }
        index += 1
      }
    }
    return result
  }

  private static func skipSequence(_ line: [UInt8], _ index: inout Int) {
    index += 1
    guard index < line.count else { return }
    switch line[index] {
    case 0x5B:
      index += 1
      skipParameters(line, &index)
    case 0x5D, 0x5F, 0x50, 0x5E, 0x58:
      // The sequence ends at a bell, or at an escape and a backslash.
      index += 1
      while index < line.count, line[index] != 0x07, line[index] != 0x1B { index += 1 }
      guard index < line.count else { return }
      index += line[index] == 0x1B && index + 1 < line.count && line[index + 1] == 0x5C ? 2 : 1
    case 0x20...0x2F:
      index += 2
    default:
      index += 1
    }
  }

  private static func skipParameters(_ line: [UInt8], _ index: inout Int) {
    while index < line.count, !(0x40...0x7E).contains(line[index]) { index += 1 }
    index += 1
  }
}
