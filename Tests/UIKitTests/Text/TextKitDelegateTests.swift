// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Delegate methods and overrides of TextKit. Source: Apple's documentation of
/// `NSTextContentStorageDelegate`, `NSTextLayoutManagerDelegate`, `NSTextContainer` and
/// `NSTextStorage`, and the sample "Using TextKit 2 to interact with text".
@MainActor
struct TextKitDelegateTests {
  private let content = NSTextContentStorage()
  private let manager = NSTextLayoutManager()

  init() {
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    container.lineFragmentPadding = 0
    manager.textContainer = container
    content.addTextLayoutManager(manager)
    content.attributedString = NSAttributedString(
      string: "one\ntwo\nthree", attributes: [.font: UIFont.systemFont(ofSize: 17)])
  }

  private final class Listener: NSObject, NSTextContentStorageDelegate, NSTextLayoutManagerDelegate
  {
    final class Fragment: NSTextLayoutFragment {
      override var layoutFragmentFrame: CGRect {
        super.layoutFragmentFrame.insetBy(dx: -4, dy: 0)
      }
    }

    var hidden = "two\n"

    func textContentManager(
      _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
      options: NSTextContentManager.EnumerationOptions
    ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string != hidden }
    func textContentStorage(
      _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
      guard range.location == 0 else { return nil }
      return NSTextParagraph(
        attributedString: NSAttributedString(
          string: "ONE\n", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    }
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager,
      textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Fragment(textElement: textElement, range: nil) }
  }

  private var fragments: [NSTextLayoutFragment] {
    var all: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil) {
      all.append($0)
      return true
    }
    return all
  }

  private func range(_ location: Int, _ length: Int) throws -> NSTextRange {
    let start = try #require(content.location(content.documentRange.location, offsetBy: location))
    let end = try #require(content.location(start, offsetBy: length))
    return try #require(NSTextRange(location: start, end: end))
  }

  @Test func delegatesHideAndReplaceParagraphs() throws {
    let listener = Listener()
    #expect(fragments.count == 3)
    let third = fragments[2].layoutFragmentFrame
    content.delegate = listener
    manager.delegate = listener
    let shown = fragments
    #expect(shown.count == 2)
    #expect(shown.allSatisfy { $0 is Listener.Fragment })
    #expect(shown[0].textLineFragments.first?.attributedString.string == "ONE\n")
    #expect(shown[1].layoutFragmentFrame.minX == third.minX - 4)
    #expect(shown[1].layoutFragmentFrame.minY == shown[0].layoutFragmentFrame.maxY)
    // The locations of the document include the hidden paragraph.
    var segments: [(NSTextRange?, CGRect)] = []
    manager.enumerateTextSegments(in: try range(8, 5), type: .standard) { range, rect, _, _ in
      segments.append((range, rect))
      return true
    }
    #expect(segments.count == 1)
    #expect(segments[0].0.map { content.offset(from: $0.location, to: $0.endLocation) } == 5)
    #expect(segments[0].1.minY == shown[1].layoutFragmentFrame.minY)
  }

  @Test func paragraphsAreEnumeratedInReverse() {
    var texts: [String] = []
    content.enumerateTextElements(from: content.documentRange.endLocation, options: .reverse) {
      texts.append(content.attributedString(for: $0)?.string ?? "")
      return texts.count < 2
    }
    #expect(texts == ["three", "two\n"])
  }

  @Test func renderingAttributesColourTheText() throws {
    manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: try range(0, 7))
    manager.addRenderingAttribute(.underlineStyle, value: 1, for: try range(4, 6))
    manager.invalidateRenderingAttributes(for: try range(1, 1))
    var runs: [(Int, Int, Int)] = []
    manager.enumerateRenderingAttributes(
      from: content.documentRange.location, reverse: false
    ) { _, attributes, range in
      runs.append(
        (
          content.offset(from: content.documentRange.location, to: range.location),
          content.offset(from: range.location, to: range.endLocation), attributes.count
        ))
      return true
    }
    #expect(runs.map(\.0) == [0, 2, 4, 7])
    #expect(runs.map(\.1) == [1, 2, 3, 3])
    #expect(runs.map(\.2) == [1, 1, 2, 1])
    manager.removeRenderingAttribute(.foregroundColor, for: content.documentRange)
    runs = []
    manager.enumerateRenderingAttributes(
      from: content.documentRange.location, reverse: false
    ) { _, attributes, _ in
      runs.append((0, 0, attributes.count))
      return true
    }
    #expect(runs.map(\.2) == [1, 1])
  }

  @Test func contentsAreReplaced() throws {
    content.performEditingTransaction {
      #expect(content.hasEditingTransaction)
      if let range = try? range(4, 3) {
        manager.replaceContents(in: range, with: NSAttributedString(string: "2"))
      }
    }
    #expect(!content.hasEditingTransaction)
    #expect(content.attributedString?.string == "one\n2\nthree")
  }

  @Test func linesAreFoundInAFragment() throws {
    let fragment = fragments[2]
    let line = try #require(fragment.textLineFragments.first)
    #expect(fragment.textLineFragment(forVerticalOffset: 2, requiresExactMatch: true) === line)
    #expect(fragment.textLineFragment(forVerticalOffset: 500, requiresExactMatch: true) == nil)
    #expect(fragment.textLineFragment(forVerticalOffset: 500, requiresExactMatch: false) === line)
    #expect(
      fragment.textLineFragment(
        for: fragment.rangeInElement.location, isUpstreamAffinity: false) === line)
    let own = NSTextLineFragment(
      attributedString: line.attributedString, range: line.characterRange)
    #expect(abs(own.typographicBounds.width - line.typographicBounds.width) < 0.01)
  }

  @Test func attachmentsReceiveTheirLocation() {
    final class Attachment: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
      ) -> CGRect { CGRect(x: 0, y: 0, width: 40, height: 10) }
    }
    let text = NSMutableAttributedString(attachment: Attachment())
    #expect(text.size().width == 40)
    content.attributedString = text
    let frame = fragments.first?.frameForTextAttachment(at: content.documentRange.location)
    #expect(frame?.size == CGSize(width: 40, height: 10))
    let storage = NSTextStorage(attributedString: text)
    let layout = NSLayoutManager()
    storage.addLayoutManager(layout)
    layout.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
    #expect(layout.attachmentSize(forGlyphAt: 0) == CGSize(width: 40, height: 10))
  }

  @Test func containersOfOtherShapesBoundTheirLines() {
    final class Trapezium: NSTextContainer {
      override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
      ) -> CGRect {
        var rect = super.lineFragmentRect(
          forProposedRect: proposedRect, at: characterIndex,
          writingDirection: baseWritingDirection, remaining: remainingRect)
        rect.origin.x += proposedRect.minY
        rect.size.width -= proposedRect.minY
        return rect
      }
    }
    let storage = NSTextStorage(
      string: "words that need more than a line of this container to stand in",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let layout = NSLayoutManager()
    let container = Trapezium(size: CGSize(width: 200, height: 300))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(layout)
    layout.addTextContainer(container)
    let first = layout.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let end = layout.glyphRange(for: container).length - 1
    let last = layout.lineFragmentRect(forGlyphAt: end, effectiveRange: nil)
    #expect(first.minX > 10 && first.minX < 25)
    #expect(last.minX > first.minX)
    #expect(abs(last.minX - (last.maxY - 1)) < 8)
  }

  @Test func exclusionPathsSplitTheLinesOfAContainer() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 50))]
    var rest = CGRect.zero
    let line = container.lineFragmentRect(
      forProposedRect: CGRect(x: 0, y: 10, width: 100, height: 20), at: 0,
      writingDirection: .leftToRight, remaining: &rest)
    #expect(line == CGRect(x: 0, y: 10, width: 40, height: 20))
    #expect(rest == CGRect(x: 60, y: 10, width: 40, height: 20))
    let below = container.lineFragmentRect(
      forProposedRect: CGRect(x: 0, y: 60, width: 100, height: 20), at: 0,
      writingDirection: .leftToRight, remaining: &rest)
    #expect(below == CGRect(x: 0, y: 60, width: 100, height: 20))
    #expect(rest == .zero)
  }

  @Test func storagesFixAttributesAndPostWhatTheyProcess() {
    final class Storage: NSTextStorage {
      var fixed: [NSRange] = []

      override func fixAttributes(in range: NSRange) {
        fixed.append(range)
        super.fixAttributes(in: range)
      }
    }
    let storage = Storage(string: "abc")
    nonisolated(unsafe) var posted: [String] = []
    let names = [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) {
        posted.append($0.name.rawValue)
      }
    }
    storage.addAttribute(
      .attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 2))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(storage.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    #expect(storage.fixed.first == NSRange(location: 0, length: 2))
    #expect(posted == names.map(\.rawValue))
  }

  @Test func caretOffsetsAreEnumeratedInALine() {
    let storage = NSTextStorage(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let layout = NSLayoutManager()
    storage.addLayoutManager(layout)
    layout.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
    var places = [CGFloat](repeating: 0, count: 8)
    var indexes = [Int](repeating: 0, count: 8)
    let count = layout.getLineFragmentInsertionPoints(
      forCharacterAt: 0, alternatePositions: false, inDisplayOrder: false, positions: &places,
      characterIndexes: &indexes)
    #expect(count == 3)
    #expect(Array(indexes.prefix(3)) == [0, 1, 2])
    #expect(places[0] == 5 && places[1] > places[0] && places[2] > places[1])
    #expect(layout.cgGlyph(at: 1) == 0x62)
    #expect(layout.firstUnlaidGlyphIndex() == 2)
  }
}
