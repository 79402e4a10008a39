// SPDX-License-Identifier: MIT

public import Foundation

/// Queries about the part that is laid out, which is always the whole text, and about caret
/// positions.
extension NSLayoutManager {
  public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  public func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  @discardableResult
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Returns the glyphs of the line.
  public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    line(at: glyphIndex)?.line.glyphs ?? NSRange(location: glyphIndex, length: 0)
  }

  /// The caret positions in the line of a character, from the line's origin, with the characters
  /// after them.
  ///
  /// - Returns: the number of positions.
  public func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?,
    characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    guard let (_, line) = line(at: charIndex), let text = textStorage?.string as NSString? else {
      return 0
    }
    var count = 0
    var place = line.glyphs.location
    while place < NSMaxRange(line.glyphs) {
      let character = text.rangeOfComposedCharacterSequence(at: place)
      if text.character(at: place) != 0x0a || place == line.glyphs.location {
        positions?[count] = line.edges[place - line.glyphs.location] - line.rect.minX
        charIndexes?[count] = place
        count += 1
      }
      place = max(NSMaxRange(character), place + 1)
    }
    // At the end of the text there is a caret position after the last character.
    if place == text.length, !text.hasSuffix("\n"), let end = line.edges.last {
      positions?[count] = end - line.rect.minX
      charIndexes?[count] = place
      count += 1
    }
    return count
  }
}
