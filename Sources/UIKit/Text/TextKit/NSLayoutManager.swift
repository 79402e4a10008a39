// SPDX-License-Identifier: MIT

public import Foundation
import FoundationAdditions
import Typography

/// Sets the text of its storage in its containers, one after another. A glyph is a UTF-16 code unit
/// of the text.
open class NSLayoutManager: NSObject, NSCoding {
  public override init() { super.init() }

  /// Creates a manager without containers.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  open weak var textStorage: NSTextStorage?
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open private(set) var textContainers: [NSTextContainer] = []
  /// The lines of each container and the glyph at which they start. Nil until a query needs them.
  private var fragments: [(start: Int, fragments: LineFragments)]?
  private var settings: [ContainerSettings] = []
  /// No effect.
  open var usesFontLeading = true
  /// No effect.
  open var allowsNonContiguousLayout = false
  /// No effect.
  open var showsInvisibleCharacters = false
  /// No effect.
  open var showsControlCharacters = false
  /// No effect.
  open var usesDefaultHyphenation = false
  /// No effect.
  open var limitsLayoutForSuspiciousContents = false
  open var hasNonContiguousLayout: Bool { false }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    let box = UncheckedAccess((container, self))
    onMainActor { box.value.0.join(box.value.1) }
    fragments = nil
  }

  open func removeTextContainer(at index: Int) {
    let box = UncheckedAccess(textContainers.remove(at: index))
    onMainActor { box.value.join(nil) }
    fragments = nil
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { fragments = nil }

  // MARK: Invalidating

  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) {
    fragments = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: NSRangePointer?
  ) {
    fragments = nil
    actualCharacterRange?.pointee = charRange
  }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    fragments = nil
    actualCharacterRange?.pointee = charRange
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut() }

  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut() }

  open func ensureLayout(for container: NSTextContainer) { _ = laidOut() }

  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = laidOut()
  }

  // MARK: Lines

  /// The lines for the current settings of the containers.
  func laidOut() -> [(start: Int, fragments: LineFragments)] {
    let boxes = textContainers.map(UncheckedAccess.init)
    let current = onMainActor { boxes.map { ContainerSettings($0.value) } }
    if let fragments, current == settings { return fragments }
    settings = current
    var made: [(start: Int, fragments: LineFragments)] = []
    var start = 0
    let length = textStorage?.length ?? 0
    for container in current {
      let rest =
        textStorage?.attributedSubstring(
          from: NSRange(location: start, length: length - start)) ?? NSAttributedString(string: "")
      let fragments = LineFragments(
        rest, size: container.size, padding: container.padding,
        maximumLines: container.maximumLines, mode: container.mode,
        exclusions: container.exclusions)
      made.append((start, fragments))
      start = min(length, start + fragments.length)
    }
    fragments = made
    for (index, container) in textContainers.enumerated() {
      delegate?.layoutManager(
        self, didCompleteLayoutFor: container, atEnd: index == textContainers.count - 1)
    }
    return made
  }

  func fragments(of container: NSTextContainer) -> (start: Int, fragments: LineFragments)? {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
    let all = laidOut()
    return all.indices.contains(index) ? all[index] : nil
  }

  /// The container and the line of a glyph.
  func line(at glyph: Int) -> (container: Int, line: LineFragments.Line)? {
    let all = laidOut()
    let index = all.firstIndex { glyph < $0.start + $0.fragments.length } ?? all.indices.last
    return index.flatMap { index in
      all[index].fragments.line(at: glyph - all[index].start).map { line in
        var line = line
        line.glyphs = line.glyphs.moved(by: all[index].start)
        line.hidden = line.hidden?.moved(by: all[index].start)
        return (index, line)
      }
    }
  }

  // MARK: Drawing

  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let textStorage, let container = textContainers.first else { return }
    let text = textStorage.attributedSubstring(
      from: NSIntersectionRange(
        glyphsToShow, NSRange(location: 0, length: textStorage.length)))
    let room = UncheckedAccess(container)
    let (padding, size) = onMainActor { (room.value.lineFragmentPadding, room.value.size) }
    text.draw(
      in: CGRect(
        x: origin.x + padding, y: origin.y,
        width: size.width > 0 ? max(0, size.width - 2 * padding) : text.size().width,
        height: size.height > 0 ? size.height : .greatestFiniteMagnitude))
  }

  /// Draws nothing: backgrounds are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// No effect.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) {}

  /// Never called.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int,
    font: UIFont, textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:],
    in context: CGContext
  ) {}

  /// Never called.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {}

  /// Never called.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}

  /// Never called.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}

  /// Never called.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}

  /// Never called.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}

  /// Never called.
  open func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {}

  /// Never called.
  open func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) {}

  /// Never called.
  open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}

  /// Never called.
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}

  /// Never called.
  open func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {}

  /// Never called.
  open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}

  /// Never called.
  open func setTextContainer(
    _ container: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) {}

  /// The empty line after a text that ends in a line break. Zero for other texts.
  open var extraLineFragmentRect: CGRect { extraLine }
}

/// The values of a container that determine its lines.
private struct ContainerSettings: Equatable {
  var size: CGSize
  var padding: CGFloat
  var maximumLines: Int
  var mode: NSLineBreakMode
  var exclusions: [TextExclusion]

  @MainActor
  init(_ container: NSTextContainer) {
    size = container.size
    padding = container.lineFragmentPadding
    maximumLines = container.maximumNumberOfLines
    mode = container.lineBreakMode
    exclusions = container.exclusions
  }
}
