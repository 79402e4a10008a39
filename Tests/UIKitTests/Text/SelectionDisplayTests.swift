// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: Apple's documentation of `UITextSelectionDisplayInteraction`.
@MainActor
struct SelectionDisplayTests {
  @Test func selectionsAreShownAsViews() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "one two"
    let interaction = UITextSelectionDisplayInteraction(textInput: view, delegate: nil)
    view.addInteraction(interaction)
    view.selectedRange = NSRange(location: 4, length: 3)
    #expect(interaction.highlightView.superview == nil)
    interaction.isActivated = true
    #expect(interaction.highlightView.superview === view)
    #expect(interaction.cursorView.superview == nil)
    let shown = try #require(view.selectedTextRange)
    let rect = view.firstRect(for: shown)
    #expect(interaction.highlightView.subviews.map(\.frame) == [rect])
    #expect(interaction.handleViews.map(\.frame.maxX) == [rect.minX, rect.maxX + 2])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 0)
    interaction.setNeedsSelectionUpdate()
    let caret = try #require(view.selectedTextRange)
    #expect(interaction.cursorView.superview === view)
    #expect(interaction.cursorView.frame == view.caretRect(for: caret.start))
    #expect(interaction.highlightView.superview == nil)
    interaction.isActivated = false
    #expect(interaction.cursorView.superview == nil)
  }

  @Test func customCursorViewsAreUsed() {
    final class Cursor: UIView, UITextCursorView {
      var isBlinking = false
      func resetBlinkAnimation() {}
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.becomeFirstResponder()
    let interaction = UITextSelectionDisplayInteraction(textInput: view, delegate: nil)
    view.addInteraction(interaction)
    interaction.isActivated = true
    let former = interaction.cursorView
    #expect(former.superview === view)
    let cursor = Cursor()
    interaction.cursorView = cursor
    #expect(former.superview == nil)
    #expect(cursor.superview === view)
  }
}
