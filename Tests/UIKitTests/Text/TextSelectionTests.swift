// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Selections of TextKit 2. Source: Apple's documentation of `NSTextSelectionNavigation` and
/// `NSTextSelectionDataSource`.
@MainActor
struct TextSelectionTests {
  private let content = NSTextContentStorage()
  private let manager = NSTextLayoutManager()
  private var navigation: NSTextSelectionNavigation { manager.textSelectionNavigation }
  private var start: any NSTextLocation { content.documentRange.location }

  init() {
    let container = NSTextContainer(size: CGSize(width: 400, height: 0))
    container.lineFragmentPadding = 0
    manager.textContainer = container
    content.addTextLayoutManager(manager)
    content.attributedString = NSAttributedString(
      string: "one two\nthree four\nfive", attributes: [.font: UIFont.systemFont(ofSize: 17)])
  }

  private func caret(_ offset: Int) throws -> NSTextSelection {
    NSTextSelection(
      try #require(content.location(start, offsetBy: offset)), affinity: .downstream)
  }

  private func range(_ selection: NSTextSelection?) -> Range<Int>? {
    guard let range = selection?.textRanges.first else { return nil }
    let low = content.offset(from: start, to: range.location)
    return low..<content.offset(from: start, to: range.endLocation)
  }

  private func moved(
    _ selection: NSTextSelection, _ direction: NSTextSelectionNavigation.Direction,
    _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false
  ) -> NSTextSelection? {
    navigation.destinationSelection(
      for: selection, direction: direction, destination: destination, extending: extending,
      confined: false)
  }

  @Test func caretsMoveByUnits() throws {
    #expect(range(moved(try caret(1), .forward, .character)) == 2..<2)
    #expect(range(moved(try caret(1), .backward, .character)) == 0..<0)
    #expect(moved(try caret(0), .backward, .character) == nil)
    #expect(range(moved(try caret(1), .forward, .word)) == 3..<3)
    #expect(range(moved(try caret(3), .forward, .word)) == 7..<7)
    #expect(range(moved(try caret(4), .backward, .word)) == 0..<0)
    #expect(range(moved(try caret(10), .backward, .paragraph)) == 8..<8)
    #expect(range(moved(try caret(10), .forward, .document)) == 23..<23)
  }

  @Test func caretsMoveToTheLinesAboveAndBelow() throws {
    let below = try #require(moved(try caret(1), .down, .character))
    #expect(range(below).map { (9...10).contains($0.lowerBound) } == true)
    #expect(range(moved(below, .up, .character)) == 1..<1)
    #expect(range(moved(try caret(3), .up, .character)) == 0..<0)
    #expect(range(moved(try caret(20), .down, .character)) == 23..<23)
  }

  @Test func selectionsAreExtended() throws {
    let one = try #require(moved(try caret(4), .forward, .word, extending: true))
    #expect(range(one) == 4..<7)
    #expect(range(moved(one, .forward, .character)) == 7..<7)
    #expect(range(moved(one, .backward, .character)) == 4..<4)
    let back = try #require(moved(try caret(4), .backward, .character, extending: true))
    #expect(range(back) == 3..<4)
    #expect(range(moved(back, .backward, .character, extending: true)) == 2..<4)
  }

  @Test func touchesSelect() throws {
    let anchors = navigation.textSelections(
      interactingAt: CGPoint(x: 1, y: 5), inContainerAt: start, anchors: [], modifiers: [],
      selecting: false, bounds: CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(range(anchors.first) == 0..<0)
    let all = navigation.textSelections(
      interactingAt: CGPoint(x: 399, y: 300), inContainerAt: start, anchors: anchors,
      modifiers: .extend, selecting: true, bounds: CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(range(all.first) == 0..<23)
    let word = navigation.textSelection(
      for: .word, enclosing: CGPoint(x: 5, y: 5), inContainerAt: start)
    #expect(range(word) == 0..<3)
    #expect(
      range(navigation.textSelection(for: .line, enclosing: try caret(10))) == 8..<19)
  }

  @Test func deletionRangesAreTheSelectionOrTheAdjacentUnit() throws {
    let ranges = navigation.deletionRanges(
      for: try caret(7), direction: .backward, destination: .word, allowsDecomposition: false)
    #expect(ranges.count == 1)
    #expect(
      ranges.first.map { content.offset(from: $0.location, to: $0.endLocation) } == 3)
  }

  /// Source: Apple's documentation of `renderingAttributesValidator`.
  @Test func validatorsColourNewFragments() throws {
    var asked = 0
    manager.renderingAttributesValidator = { manager, fragment in
      asked += 1
      manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: fragment.rangeInElement)
    }
    manager.enumerateTextLayoutFragments(from: nil) { _ in true }
    #expect(asked == 3)
    var runs = 0
    manager.enumerateRenderingAttributes(from: start, reverse: false) { _, _, _ in
      runs += 1
      return true
    }
    #expect(runs == 3)
  }

  /// Source: Apple's documentation of `updateTextAttributes(conversionHandler:)`.
  @Test func textViewsConvertTheAttributesOfTheirSelection() {
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 4, length: 3)
    view.updateTextAttributes { attributes in
      attributes.merging([.underlineStyle: 1]) { $1 }
    }
    #expect(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    #expect(view.attributedText.attribute(.underlineStyle, at: 5, effectiveRange: nil) != nil)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
  }
}
