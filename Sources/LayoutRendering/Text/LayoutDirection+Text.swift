// SPDX-License-Identifier: MIT

import AutoLayout

extension LayoutDirection {
  /// The direction in which a text runs: that of its first letter with one, whatever the interface's.
  ///
  /// Source: rules P2 and P3 of the Unicode bidirectional algorithm (UAX #9), by which texts of
  /// natural direction run.
  ///
  /// - Parameter interface: the direction of a text without such a letter.
  init(of text: String, in interface: LayoutDirection) {
    self = interface
    for scalar in text.unicodeScalars {
      if scalar.value == 0x200E || scalar.value == 0x200F {
        self = scalar.value == 0x200E ? .leftToRight : .rightToLeft
        return
      }
      guard scalar.properties.isAlphabetic else { continue }
      self = Self.isRightToLeft(scalar) ? .rightToLeft : .leftToRight
      return
    }
  }

  /// Whether a letter belongs to a script that runs from right to left: Hebrew, Arabic, Syriac and
  /// their neighbours, in the blocks that Unicode sets aside for such scripts.
  private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
