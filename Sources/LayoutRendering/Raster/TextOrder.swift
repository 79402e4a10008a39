// SPDX-License-Identifier: MIT

import AutoLayout

/// The order of characters from left to right in a line with texts of both directions.
///
/// A simplification of the Unicode bidirectional algorithm: letters have their script's direction,
/// digits are read from left to right, and other characters take the direction of the text around
/// them.
enum TextOrder {
  private enum Kind { case left, right, number, neutral }

  /// - Parameter scalars: the first scalar of each character.
  /// - Returns: the indices of the characters, the leftmost first.
  static func visual(_ scalars: [UInt32], in direction: LayoutDirection) -> [Int] {
    var kinds = scalars.map(kind)
    guard direction == .rightToLeft || kinds.contains(.right) else { return Array(kinds.indices) }
    let base: Kind = direction == .rightToLeft ? .right : .left
    // Neutral characters between two of the same direction have that direction.
    var index = 0
    while index < kinds.count {
      guard kinds[index] == .neutral else {
        index += 1
        continue
      }
      let end = kinds[index...].firstIndex { $0 != .neutral } ?? kinds.count
      let before = index > 0 ? kinds[index - 1] : base
      let after = end < kinds.count ? kinds[end] : base
      let isSame = (before == .right) == (after == .right)
      for place in index..<end {
        kinds[place] = isSame ? (before == .right ? .right : .left) : base
      }
      index = end
    }
    var runs: [(isRight: Bool, indices: [Int])] = []
    for (index, kind) in kinds.enumerated() {
      let isRight = kind == .right
      if runs.last?.isRight == isRight {
        runs[runs.count - 1].indices.append(index)
      } else {
        runs.append((isRight, [index]))
      }
    }
    let ordered = runs.map { $0.isRight ? $0.indices.reversed() : $0.indices }
    return (base == .right ? ordered.reversed() : ordered).flatMap { $0 }
  }

  private static func kind(_ scalar: UInt32) -> Kind {
    switch scalar {
    // Hebrew, Arabic, Syriac, Thaana, NKo and their presentation forms.
    case 0x0660...0x0669, 0x06F0...0x06F9: .number
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF: .right
    case 0x30...0x39: .number
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0x058F, 0x0900...0x1FFF,
      0x2C00...0x2DFF,
      0x3040...0xD7FF, 0xF900...0xFB1C:
      .left
    default: .neutral
    }
  }
}
