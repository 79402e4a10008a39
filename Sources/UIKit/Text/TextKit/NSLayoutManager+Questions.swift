// SPDX-License-Identifier: MIT

public import Foundation
import FoundationAdditions

/// Queries about glyphs, characters and their locations.
extension NSLayoutManager {
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }

  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  public func firstUnlaidCharacterIndex() -> Int {
    laidOut().last.map { $0.start + $0.fragments.length } ?? 0
  }

  // MARK: Containers

  /// The glyphs that fit in the container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let (start, fragments) = fragments(of: container) else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(location: start, length: fragments.length)
  }

  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    let all = laidOut()
    guard
      let index = all.firstIndex(where: {
        NSLocationInRange(
          glyphIndex, NSRange(location: $0.start, length: $0.fragments.length))
      })
    else { return nil }
    effectiveGlyphRange?.pointee = NSRange(
      location: all[index].start, length: all[index].fragments.length)
    return textContainers[index]
  }

  /// The rectangle of the text, including the padding on both sides.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let (_, fragments) = fragments(of: container) else { return .zero }
    let used = fragments.lines.reduce(CGRect.null) { $0.union($1.used) }
    let all = fragments.extra.map {
      used.union(CGRect(x: used.minX, y: $0.minY, width: 0, height: $0.height))
    }
    let rect = all ?? used
    return rect.isNull ? .zero : rect
  }

  // MARK: Lines

  /// The rectangle of the line, as wide as the container.
  @discardableResult
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (_, line) = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.glyphs
    return line.rect
  }

  @discardableResult
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The part of the line with text, including the padding.
  @discardableResult
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (_, line) = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.glyphs
    return line.used
  }

  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var glyph = glyphRange.location
    var stop: ObjCBool = false
    while glyph < NSMaxRange(glyphRange), isValidGlyphIndex(glyph),
      let (container, line) = line(at: glyph), NSLocationInRange(glyph, line.glyphs)
    {
      block(line.rect, line.used, textContainers[container], line.glyphs, &stop)
      if stop.boolValue { return }
      glyph = NSMaxRange(line.glyphs)
    }
  }

  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let (start, fragments) = fragments(of: textContainer) else { return }
    var stop: ObjCBool = false
    for rect in fragments.rects(of: glyphRange.moved(by: -start)) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  var extraLine: CGRect { laidOut().last?.fragments.extra ?? .zero }

  public var extraLineFragmentUsedRect: CGRect {
    guard let extra = laidOut().last?.fragments.extra, let container = textContainers.last else {
      return .zero
    }
    let box = UncheckedAccess(container)
    let padding = onMainActor { box.value.lineFragmentPadding }
    return CGRect(x: extra.minX, y: extra.minY, width: 2 * padding, height: extra.height)
  }

  public var extraLineFragmentTextContainer: NSTextContainer? {
    laidOut().last?.fragments.extra == nil ? nil : textContainers.last
  }

  // MARK: Glyphs

  /// The glyph's origin on the baseline, from the origin of its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (_, line) = line(at: glyphIndex) else { return .zero }
    let index = min(max(0, glyphIndex - line.glyphs.location), line.edges.count - 1)
    return CGPoint(
      x: line.edges[index] - line.rect.minX, y: line.baseline - line.rect.minY)
  }

  /// The union of the glyphs' rectangles, each as high as its line.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let (start, fragments) = fragments(of: container) else { return .zero }
    let rects = fragments.rects(of: glyphRange.moved(by: -start))
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  public func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    guard let (start, fragments) = fragments(of: container) else {
      return NSRange(location: 0, length: 0)
    }
    let lines = fragments.lines.filter { $0.rect.intersects(bounds) }
    guard let first = lines.first, let last = lines.last else {
      return NSRange(location: start, length: 0)
    }
    return NSUnionRange(first.glyphs, last.glyphs).moved(by: start)
  }

  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    guard let (start, fragments) = fragments(of: container) else { return 0 }
    return start + fragments.unit(at: point).unit
  }

  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = fractionOfDistanceThroughGlyph(for: point, in: container)
    return glyphIndex(for: point, in: container)
  }

  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat { fragments(of: container)?.fragments.unit(at: point).fraction ?? 0 }

  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// The glyphs that the ellipsis at the end of the line replaces. Without an ellipsis, the
  /// location is `NSNotFound`.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    line(at: glyphIndex)?.line.hidden ?? NSRange(location: NSNotFound, length: 0)
  }
}
