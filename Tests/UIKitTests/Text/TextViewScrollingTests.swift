// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing
import UIKit

/// Scrolling of text views. Source: Apple's documentation of `contentSize`, `selectedRange`,
/// `scrollRangeToVisible(_:)` and `scrollRectToVisible(_:animated:)`. Message fields of apps grow
/// with `contentSize` up to a limit.
@MainActor
@Suite(.serialized)
struct TextViewScrollingTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))

  init() { view.font = .systemFont(ofSize: 17) }

  @Test func theContentIsAsHighAsTheText() {
    #expect(view.contentSize == CGSize(width: 200, height: 36.5))
    view.text = "one\n"
    #expect(view.contentSize == CGSize(width: 200, height: 57))
    view.text = "one two three four five six seven"
    #expect(view.contentSize.height == 57)
    view.frame.size.width = 400
    #expect(view.contentSize == CGSize(width: 400, height: 36.5))
    view.isScrollEnabled = false
    #expect(view.contentSize.height == view.intrinsicContentSize.height)
    view.contentSize.height = 90
    #expect(view.contentSize.height == 90)
    view.text = "one"
    #expect(view.contentSize.height == 36.5)
  }

  @Test func contentSizeChangesAreObserved() throws {
    view.layoutIfNeeded()
    var heights: [CGFloat] = []
    let observation = view.observe(\.contentSize) {
      heights.append($0.contentSize.height); _ = $1
    }
    view.text = "one\ntwo"
    view.layoutIfNeeded()
    observation.invalidate()
    #expect(heights.last == 57)
  }

  @Test func rangesAreScrolledTo() {
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
    let end = view.contentOffset.y
    #expect(end > 300 && end <= view.contentSize.height - 80)
    view.scrollRangeToVisible(NSRange(location: 0, length: 6))
    #expect(view.contentOffset.y == 8)
  }

  @Test func typingScrollsToTheCaret() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.becomeFirstResponder())
    for line in 1...10 { view.insertText("line \(line)\n") }
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.contains(caret) && view.contentOffset.y > 0)
  }

  @Test func settingTheTextMovesTheSelectionToItsEnd() {
    view.text = "one two"
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.selectedTextRange = view.textRange(
      from: view.beginningOfDocument, to: view.beginningOfDocument)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    view.textStorage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "2")
    #expect(view.text == "one 2" && view.selectedRange.location == 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.becomeFirstResponder() && view.selectedRange.location == 0)
  }

  @Test func insetsCoverWhatIsScrolledTo() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 400)
    scroll.contentInset.bottom = 120
    let field = CGRect(x: 0, y: 150, width: 100, height: 30)
    scroll.scrollRectToVisible(field, animated: false)
    #expect(scroll.contentOffset.y == 100)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 380, width: 100, height: 90), animated: false)
    #expect(scroll.contentOffset.y == 320)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 60, width: 100, height: 300), animated: false)
    #expect(scroll.contentOffset.y == 60)
  }

  @Test func picturesShowThePartThatIsScrolledTo() throws {
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let before = view.svg()
    view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
    let after = view.svg()
    #expect(before.contains("line 1<") && !before.contains("line 20<"))
    #expect(after.contains("line 20<"))
    #expect(before != after)
  }
}
