// SPDX-License-Identifier: MIT

/// Finds the starts of user-perceived characters, scalar by scalar.
///
/// It implements the rules of Unicode Annex 29 that matter to a line of text: marks, joiners,
/// modifiers and flags. The standard library's `Character` needs Unicode tables that Embedded Swift
/// does not link.
struct ClusterScanner {
  private var joinsNext = false
  private var isHalfFlag = false
  private var isFirst = true

  /// Whether `scalar` starts a character. Call this once for each scalar, in order.
  mutating func starts(_ scalar: UInt32) -> Bool {
    let joins = joinsNext
    let completesFlag = isHalfFlag && Self.isFlagLetter(scalar)
    joinsNext = scalar == Self.joiner
    isHalfFlag = !completesFlag && Self.isFlagLetter(scalar)
    defer { isFirst = false }
    // A joiner joins emoji. After a joiner in a word (Persian, Hindi) the next letter is a new
    // character.
    let isJoined = joins && scalar >= 0x2190
    return isFirst || !(isJoined || completesFlag || Self.extendsCharacter(scalar))
  }

  private static func isFlagLetter(_ scalar: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar)
  }

  static let joiner: UInt32 = 0x200D
  /// The scalar that selects the emoji form of the previous character.
  static let emojiSelector: UInt32 = 0xFE0F

  /// Whether `scalar` extends the previous character: marks, variations, joiners, skin tones, tags.
  static func extendsCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x300: false
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7,
      0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8,
      0x6EA...0x6ED, 0x900...0x903, 0x93A...0x93C, 0x93E...0x94F, 0xE31, 0xE34...0xE3A,
      0xE47...0xE4E, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, joiner, 0x20D0...0x20FF, 0x302A...0x302F,
      0x3099, 0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }
}
