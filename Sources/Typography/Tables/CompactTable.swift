// SPDX-License-Identifier: MIT

/// Reads numbers out of a string literal: base 56, two characters a number, digits `#` to `Z`.
///
/// Ten thousand numbers as an array literal take the compiler seconds and the binary an initialiser;
/// as a string they are bytes in the read-only segment. `Scripts/make-font-tables.py` writes them.
enum CompactTable {
  /// All numbers of `literal`, each less `offset`.
  static func decode(_ literal: StaticString, offset: Int16 = 0) -> [Int16] {
    var numbers: [Int16] = []
    var high: Int16?
    literal.withUTF8Buffer { bytes in
      numbers.reserveCapacity(bytes.count / 2)
      for byte in bytes {
        let digit = Int16(byte) - 35
        if let tens = high {
          numbers.append(tens * 56 + digit - offset)
          high = nil
        } else {
          high = digit
        }
      }
    }
    return numbers
  }
}
