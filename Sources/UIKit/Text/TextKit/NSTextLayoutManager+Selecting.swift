// SPDX-License-Identifier: MIT

public import Foundation
import FoundationAdditions

extension NSTextLayoutManager: NSTextSelectionDataSource {
  /// Enumerates paragraphs from a location on. Words and other units in `options` are ignored.
  public func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    textContentManager?.enumerateTextElements(
      from: location, options: options.contains(.reverse) ? .reverse : []
    ) { element in
      guard let range = element.elementRange else { return true }
      block(
        options.contains(.substringNotRequired) ? nil : element.text.string, range, range, &stop)
      return !stop.boolValue
    }
  }

  public func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? {
    guard let text = textContentManager?.text.string else { return nil }
    let place = location.offset
    let string = text as NSString
    func range(_ range: NSRange) -> NSTextRange {
      NSTextRange(from: range.location, to: NSMaxRange(range))
    }
    func enclosing(_ unit: TextUnit) -> NSTextRange? {
      unit.ranges(in: text).first { NSLocationInRange(place, $0) }.map(range)
    }
    switch selectionGranularity {
    case .character:
      guard place < string.length else { return nil }
      return range(string.rangeOfComposedCharacterSequence(at: place))
    case .word: return enclosing(.word)
    case .sentence: return enclosing(.sentence)
    case .paragraph:
      return range(
        string.paragraphRange(for: NSRange(location: min(place, string.length), length: 0)))
    case .line:
      return line(at: place).map { DocumentMapping(textContentManager).document($0.glyphs) }
    }
  }

  public func location(_ location: any NSTextLocation, offsetBy offset: Int)
    -> (any NSTextLocation)?
  { textContentManager?.location(location, offsetBy: offset) }

  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    to.offset - from.offset
  }

  public func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection { .leftToRight }

  /// Enumerates the caret positions in a line, from the container's leading edge.
  public func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let line = line(at: location.offset), let text = textContentManager?.text.string else {
      return
    }
    let (string, places) = (text as NSString, DocumentMapping(textContentManager))
    let start = places.document(line.glyphs).location.offset
    var stop: ObjCBool = false
    for (index, edge) in line.edges.enumerated() where !stop.boolValue {
      let place = start + index
      let isWithin =
        place < string.length
        && string.rangeOfComposedCharacterSequence(at: place).location < place
      let isBehindBreak =
        index > 0 && index == line.glyphs.length && string.character(at: place - 1) == 0x0a
      guard !isWithin, !isBehindBreak else { continue }
      block(edge, TextOffset(place), true, &stop)
    }
  }

  public func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange? {
    let lines = lines.lines
    let line = lines.first { point.y < $0.rect.maxY } ?? lines.last
    return line.map { DocumentMapping(textContentManager).document($0.glyphs) }
  }

  /// The line of a location. The last line for the end of the text.
  private func line(at place: Int) -> LineFragments.Line? {
    let shown = DocumentMapping(textContentManager).shown(NSRange(location: place, length: 0))
      .location
    let lines = lines.lines
    return lines.first { NSLocationInRange(shown, $0.glyphs) } ?? lines.last
  }
}
