// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Storages, layout managers and containers. Source: Apple's documentation of TextKit 1. The
/// measures are compared with those of the same words alone.
@MainActor
struct TextKitTests {
  private static let font = UIFont.systemFont(ofSize: 17)

  private static var kept: [NSTextStorage] = []

  private static func width(_ text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width
  }

  private func stack(
    _ text: String, width: CGFloat, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping
  ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: Self.font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = lines
    container.lineBreakMode = mode
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    // In UIKit, the storage owns the other objects, too.
    Self.kept.append(storage)
    return (storage, manager, container)
  }

  @Test func lineFragmentsAreEnumerated() {
    let (_, manager, container) = stack("aaa bbb ccc", width: Self.width("aaa b"))
    var ranges: [NSRange] = []
    var rects: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      rect, used, owner, range, _ in
      ranges.append(range)
      rects.append(rect)
      #expect(owner === container)
      #expect(used.width <= rect.width)
    }
    #expect(
      ranges == [
        NSRange(location: 0, length: 4), NSRange(location: 4, length: 4),
        NSRange(location: 8, length: 3),
      ])
    #expect(rects.map(\.minX) == [0, 0, 0])
    #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    #expect(manager.usedRect(for: container).height == rects.last?.maxY)
    var range = NSRange()
    let rect = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
    #expect((rect, range) == (rects[1], ranges[1]))
  }

  @Test func enumerationStopsOnRequest() {
    let (_, manager, _) = stack("aaa bbb ccc", width: Self.width("aaa b"))
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 11)) {
      _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test func pointsMapToCharacters() {
    let (_, manager, container) = stack("WWiWW\nx", width: 400)
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 1), in: container)
    #expect(abs(box.minX - Self.width("WW")) < 0.01)
    #expect(abs(box.maxX - Self.width("WWi")) < 0.01)
    let middle = CGPoint(x: box.midX, y: box.midY)
    #expect(manager.glyphIndex(for: middle, in: container) == 2)
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 2)
    #expect(abs(fraction - 0.5) < 0.01)
    // Beyond the end of a line, its last character is the nearest. Below all lines, the last
    // character of the text is.
    #expect(manager.glyphIndex(for: CGPoint(x: 390, y: box.midY), in: container) == 4)
    #expect(manager.glyphIndex(for: CGPoint(x: 390, y: 500), in: container) == 6)
    #expect(manager.location(forGlyphAt: 6).x == 0)
  }

  @Test func surrogatesCountAsTwo() {
    let (_, manager, container) = stack("a😀b", width: 400)
    #expect(manager.numberOfGlyphs == 4)
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 1), in: container)
    #expect(abs(box.minX - Self.width("a😀")) < 0.01)
  }

  @Test func alignedLinesAreMoved() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let (storage, manager, container) = stack("abc", width: 200)
    storage.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
    let box = manager.usedRect(for: container)
    #expect(abs(box.midX - 100) < 0.01)
    #expect(abs(box.width - Self.width("abc")) < 0.01)
  }

  @Test func aTrailingBreakAddsALine() {
    let (storage, manager, container) = stack("a\n", width: 200)
    #expect(manager.extraLineFragmentRect.minY > 0)
    #expect(manager.extraLineFragmentTextContainer === container)
    storage.append(NSAttributedString(string: "b"))
    #expect(manager.extraLineFragmentTextContainer == nil)
  }

  @Test func truncatedRangesAreReported() {
    let (_, manager, _) = stack(
      "one two three four", width: Self.width("one two"), lines: 1, mode: .byTruncatingTail)
    let range = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(range.location > 0 && NSMaxRange(range) == 18)
    let (_, whole, _) = stack("one", width: 200, lines: 1, mode: .byTruncatingTail)
    #expect(whole.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  @Test func textFlowsFromContainerToContainer() {
    let (_, manager, first) = stack("aaa bbb ccc", width: Self.width("aaa b"), lines: 2)
    let second = NSTextContainer(size: CGSize(width: 300, height: 0))
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 8))
    #expect(manager.glyphRange(for: second) == NSRange(location: 8, length: 3))
    var range = NSRange()
    #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: &range) === second)
    #expect(range.location == 8)
  }

  // MARK: Editing

  private final class Listener: NSObject, NSTextStorageDelegate {
    var edits: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      edits.append(
        "\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
    }
  }

  @Test func editsCallTheStoragesDelegate() {
    let (storage, manager, container) = stack("abc", width: 400)
    let listener = Listener()
    storage.delegate = listener
    let before = manager.usedRect(for: container).width
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "WWW")
    storage.addAttribute(.kern, value: 1.0, range: NSRange(location: 0, length: 2))
    #expect(listener.edits == ["2 1 3 2", "1 0 2 0"])
    #expect(manager.usedRect(for: container).width > before)
    listener.edits = []
    storage.beginEditing()
    storage.append(NSAttributedString(string: "d"))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(listener.edits == [])
    storage.endEditing()
    #expect(listener.edits.count == 1)
    #expect(storage.string == "WWWcd")
    #expect((storage.copy() as? NSAttributedString)?.string == "WWWcd")
  }

  /// Apps highlight syntax in this way.
  private final class Highlighted: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")

    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range,
        changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      let star = (string as NSString).range(of: "*")
      if star.location != NSNotFound {
        addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 40), range: star)
      }
      super.processEditing()
    }
  }

  @Test func aStorageMayKeepItsTextElsewhere() throws {
    let storage = Highlighted()
    storage.append(NSAttributedString(string: "a*b", attributes: [.font: Self.font]))
    #expect(storage.string == "a*b")
    let font = storage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 40)
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
    #expect(view.text == "a*b")
    #expect(view.textStorage === storage)
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
    #expect(view.text == "xy*b")
    view.text = "plain"
    #expect(storage.string == "plain")
  }

  // MARK: Text views

  @Test func aTextViewHasAStorageAManagerAndAContainer() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = Self.font
    view.text = "Hello"
    #expect(view.textStorage === view.textStorage)
    #expect(view.layoutManager === view.layoutManager)
    #expect(view.layoutManager.textStorage === view.textStorage)
    #expect(view.textContainer.layoutManager === view.layoutManager)
    #expect(view.textContainer.size.width == 200)
    view.text = "Hello there"
    #expect(view.textStorage.string == "Hello there")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Hi")
    #expect(view.text == "Hi there")
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.width - 10 - Self.width("Hi there")) < 0.01)
    view.frame.size.width = 60
    #expect(view.layoutManager.usedRect(for: view.textContainer).height > used.height)
  }

  @Test func caretsAndSelectionsHaveTheirPlaces() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.font = Self.font
    view.text = "WWW"
    let end = view.caretRect(for: view.endOfDocument)
    #expect(abs(end.minX - 5 - Self.width("WWW")) < 0.01)
    #expect(end.minY == 8)
    let second = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let range = try #require(view.textRange(from: second, to: view.endOfDocument))
    let rect = view.firstRect(for: range)
    #expect(abs(rect.minX - 5 - Self.width("W")) < 0.01)
    #expect(abs(rect.width - Self.width("WW")) < 0.01)
    let hit = try #require(view.closestPosition(to: CGPoint(x: rect.minX + 1, y: rect.midY)))
    #expect(view.offset(from: view.beginningOfDocument, to: hit) == 1)
  }

  @Test func unitsOfATextAreFound() throws {
    let field = UITextField()
    field.text = "Two words. And more"
    let fifth = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let word = try #require(
      field.tokenizer.rangeEnclosingPosition(
        fifth, with: .word, inDirection: .storage(.forward)))
    #expect(field.text(in: word) == "words")
    let sentence = try #require(
      field.tokenizer.rangeEnclosingPosition(
        fifth, with: .sentence, inDirection: .storage(.forward)))
    #expect(field.text(in: sentence) == "Two words.")
    let next = try #require(
      field.tokenizer.position(from: fifth, toBoundary: .word, inDirection: .layout(.left)))
    #expect(field.offset(from: field.beginningOfDocument, to: next) == 4)
    #expect(field.tokenizer.isPosition(next, atBoundary: .word, inDirection: .layout(.left)))
  }
}

/// Images in texts. Source: the documentation of NSTextAttachment. A line is as high as its
/// contents together.
@MainActor
struct TextAttachmentTests {
  private func text(_ bounds: CGRect) -> NSAttributedString {
    let attachment = NSTextAttachment(
      image: UIImage(name: "star", size: CGSize(width: 16, height: 16)))
    attachment.bounds = bounds
    let text = NSMutableAttributedString(
      string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    return text
  }

  private var hi: CGSize {
    ("Hi" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
  }

  @Test func anAttachmentTakesItsBounds() {
    #expect(abs(text(.zero).size().width - hi.width - 16) < 0.01)
    #expect(abs(text(.zero).size().height - hi.height) < 0.01)
    let large = text(CGRect(x: 0, y: 0, width: 40, height: 40)).size()
    #expect(abs(large.width - hi.width - 40) < 0.01)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(large.height - 40 + font.descender) < 0.01)
    let low = text(CGRect(x: 0, y: -30, width: 10, height: 40)).size()
    #expect(abs(low.height - font.ascender - 30) < 0.01)
  }

  @Test func labelsMeasureAndDrawAttachments() {
    let label = UILabel()
    label.attributedText = text(.zero)
    #expect(abs(label.intrinsicContentSize.width - hi.width - 16) < 1)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let plain = UILabel(frame: label.frame)
    plain.attributedText = NSAttributedString(
      string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(label.svg() != plain.svg())
    #expect(!label.svg().contains("\u{FFFC}"))
  }

  @Test func attachmentSubclassesDetermineTheirBounds() {
    final class Wide: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: 123, height: 5) }
    }
    let size = NSAttributedString(attachment: Wide(data: nil, ofType: nil)).size()
    #expect(size.width == 123)
  }
}
