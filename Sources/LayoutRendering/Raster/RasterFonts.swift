// SPDX-License-Identifier: MIT

public import Typography

/// The font files with which ``RasterRenderer`` draws text.
public struct RasterFonts: Sendable {
  /// The fonts of these families, the most similar one first. The weight is from 100 to 900.
  var matching: @Sendable (_ families: [String], _ weight: Int, _ isItalic: Bool) -> [FontFile]
  /// A font that has the character; nil if no font has it.
  var containing: @Sendable (_ scalar: UInt32) -> FontFile?

  public init(
    matching:
      @escaping @Sendable (_ families: [String], _ weight: Int, _ isItalic: Bool) -> [FontFile],
    containing: @escaping @Sendable (_ scalar: UInt32) -> FontFile?
  ) {
    self.matching = matching
    self.containing = containing
  }

  /// The fonts to try for a text, in this order.
  func fonts(for font: Font) -> [FontFile] {
    // An app's font is complete for its texts. `containing` has the characters that it lacks.
    if case .file(let file) = font.family { return [file] }
    let weight = Int(FontStack.weight(of: font) ?? 400)
    return matching(FontStack.families(of: font), weight, font.isItalic)
  }
}
