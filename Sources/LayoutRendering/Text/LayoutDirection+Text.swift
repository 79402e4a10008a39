// SPDX-License-Identifier: MIT

import AutoLayout

extension LayoutDirection {
  /// The direction of a text, determined by its first letter.
  ///
  /// Source: rules P2 and P3 of the Unicode bidirectional algorithm (UAX #9), which texts with
  /// natural direction follow.
  ///
  /// - Parameter interface: the direction of a text that has no such letter.
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

  /// Whether a letter belongs to a right-to-left script: Hebrew, Arabic, Syriac and similar
  /// scripts, in the blocks that Unicode reserves for them.
  private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
