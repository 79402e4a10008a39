// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// TextKit 2 has the same results as TextKit 1, with a fragment for each paragraph (Apple:
/// "TextKit", NSTextLayoutFragment).
@MainActor
struct TextLayoutManagerTests {
  private let content = NSTextContentStorage()
  private let manager = NSTextLayoutManager()

  init() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    container.lineFragmentPadding = 0
    manager.textContainer = container
    content.addTextLayoutManager(manager)
    content.attributedString = NSAttributedString(
      string: "A paragraph that wraps into lines\nShort",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
  }

  private var fragments: [NSTextLayoutFragment] {
    var all: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) {
      all.append($0)
      return true
    }
    return all
  }

  @Test func fragmentsAreParagraphs() {
    let fragments = fragments
    #expect(fragments.count == 2)
    #expect(fragments[0].textLineFragments.count > 1)
    #expect(fragments[1].textLineFragments.count == 1)
    #expect(fragments[1].layoutFragmentFrame.minY == fragments[0].layoutFragmentFrame.maxY)
    #expect(
      fragments[1].rangeInElement.location.compare(fragments[0].rangeInElement.endLocation)
        == .orderedSame)
    let first = fragments[0].textElement as? NSTextParagraph
    #expect(first?.attributedString.string == "A paragraph that wraps into lines\n")
    #expect(
      first?.paragraphContentRange.map { content.offset(from: $0.location, to: $0.endLocation) }
        == 33)
  }

  /// Apple: "NSTextViewportLayoutController": the delegate receives the fragments in the viewport.
  @Test func viewportHasTheFragmentsInItsBounds() {
    final class View: NSObject, NSTextViewportLayoutControllerDelegate {
      var bounds = CGRect.zero
      var shown: [NSTextLayoutFragment] = []
      var steps: [String] = []

      func viewportBounds(for controller: NSTextViewportLayoutController) -> CGRect { bounds }
      func textViewportLayoutController(
        _ controller: NSTextViewportLayoutController,
        configureRenderingSurfaceFor fragment: NSTextLayoutFragment
      ) { shown.append(fragment) }
      func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {
        steps.append("will")
      }
      func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {
        steps.append("did")
      }
    }
    let view = View()
    let controller = manager.textViewportLayoutController
    controller.delegate = view
    view.bounds = CGRect(x: 0, y: fragments[1].layoutFragmentFrame.minY, width: 100, height: 50)
    controller.layoutViewport()
    #expect(view.steps == ["will", "did"])
    #expect(view.shown.map(\.layoutFragmentFrame) == [fragments[1].layoutFragmentFrame])
    #expect(controller.viewportRange?.isEqual(fragments[1].rangeInElement) == true)
    #expect(
      controller.relocateViewport(to: fragments[1].rangeInElement.location)
        == fragments[1].layoutFragmentFrame.minY)
  }

  @Test func boundsEqualThoseOfTheLayoutManager() {
    let storage = NSTextStorage(attributedString: content.attributedString!)
    let other = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    container.lineFragmentPadding = 0
    other.addTextContainer(container)
    storage.addLayoutManager(other)
    #expect(manager.usageBoundsForTextContainer == other.usedRect(for: container))
    var rects: [CGRect] = []
    manager.enumerateTextSegments(in: manager.documentRange, type: .standard) { _, rect, _, _ in
      rects.append(rect)
      return true
    }
    let whole = rects.reduce(CGRect.null) { $0.union($1) }
    #expect(whole.height == other.usedRect(for: container).height)
  }

  @Test func pointsMapToFragmentsAndCharacters() throws {
    let line = try #require(fragments.first?.textLineFragments.first)
    #expect(line.locationForCharacter(at: 0).x == 0)
    let x = line.locationForCharacter(at: 3).x
    #expect(x > 0)
    #expect(line.characterIndex(for: CGPoint(x: x + 0.1, y: 0)) == 3)
    let found = try #require(manager.textLayoutFragment(for: CGPoint(x: 0, y: 1e6)))
    #expect(found.textLineFragments.count == 1)
  }

  @Test func rangesCompare() throws {
    let document = manager.documentRange
    let middle = try #require(content.location(document.location, offsetBy: 5))
    let head = try #require(NSTextRange(location: document.location, end: middle))
    #expect(document.contains(head) && !head.contains(middle) && head.intersects(document))
    #expect(NSTextRange(location: middle, end: document.location) == nil)
    #expect(content.location(middle, offsetBy: 1000) == nil)
    #expect(head.union(NSTextRange(location: document.endLocation)) == document)
  }

  @Test func textViewsHaveATextLayoutManager() {
    let view = UITextView(usingTextLayoutManager: true)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.text = "One\nTwo"
    let manager = view.textLayoutManager
    #expect(manager?.textContainer === view.textContainer)
    var count = 0
    manager?.enumerateTextLayoutFragments(from: nil) { _ in
      count += 1
      return true
    }
    #expect(count == 2)
    #expect(view.textLayoutManager === manager)
  }
}
