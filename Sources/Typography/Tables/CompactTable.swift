// SPDX-License-Identifier: MIT

/// Decodes numbers from a string literal: base 56, two characters for each number, digits `#` to
/// `Z`.
///
/// Ten thousand numbers in an array literal take the compiler seconds and need an initialiser in
/// the binary. As a string they are bytes in the read-only segment. `Scripts/make-font-tables.py`
/// writes them.
enum CompactTable {
  /// Decodes all numbers of `literal`, and subtracts `offset` from each.
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
