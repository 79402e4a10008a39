// SPDX-License-Identifier: MIT

extension String {
  /// Decodes the escapes of an array's description: `\"`, `\\`, `\n` and `\U00e9`.
  var unescaped: String {
    guard utf8.contains(0x5C) else { return self }
    var units: [UInt16] = []
    var rest = utf16[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let next = rest.first else {
        units.append(unit)
        continue
      }
      let digits = String(decoding: rest.dropFirst().prefix(4), as: UTF16.self)
      switch next {
      case 0x22, 0x5C, 0x27: units.append(next)
      case 0x6E: units.append(0x0A)
      case 0x74: units.append(0x09)
      case 0x55:
        guard digits.count == 4, let value = UInt16(digits, radix: 16) else {
          units.append(unit)
          continue
        }
        units.append(value)
        rest = rest.dropFirst(4)
      default:
        units.append(unit)
        continue
      }
      rest = rest.dropFirst()
    }
    return String(decoding: units, as: UTF16.self)
  }
}
