// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Links and attachments of text views. Source: Apple's documentation of
/// `textView(_:primaryActionFor:defaultAction:)`, `textView(_:menuConfigurationFor:defaultMenu:)`
/// and `textView(_:shouldInteractWith:in:interaction:)`.
@MainActor
struct TextItemTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var action: ((UITextItem, UIAction) -> UIAction?)?
    var menu: ((UITextItem, UIMenu) -> UITextItem.MenuConfiguration?)?

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { action.map { $0(textItem, defaultAction) } ?? defaultAction }
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      menu.map { $0(textItem, defaultMenu) } ?? UITextItem.MenuConfiguration(menu: defaultMenu)
    }
    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { calls.append("display") }
    func textView(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { calls.append("end") }
  }

  private final class OldListener: NSObject, UITextViewDelegate {
    var calls: [String] = []

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool {
      calls.append("\(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
      return false
    }
  }

  private func view() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let text = NSMutableAttributedString(string: "See the page, now")
    text.addAttribute(
      .link, value: URL(string: "https://example.com") as Any,
      range: NSRange(location: 4, length: 8))
    text.addAttribute(.textItemTag, value: "when", range: NSRange(location: 14, length: 3))
    view.attributedText = text
    view.isEditable = false
    return view
  }

  @Test func tapsPerformTheDelegatesAction() throws {
    let (view, listener) = (view(), Listener())
    view.delegate = listener
    var items: [UITextItem] = []
    var taken = 0
    listener.action = { item, _ in
      items.append(item)
      return UIAction { _ in taken += 1 }
    }
    #expect(view.simulateTap(onTextItemAt: 6))
    #expect(view.simulateTap(onTextItemAt: 15))
    #expect(!view.simulateTap(onTextItemAt: 1))
    #expect(taken == 2)
    #expect(items.map(\.range.location) == [4, 14])
    guard case .link(let url) = items[0].content, case .tag("when") = items[1].content else {
      Issue.record("other items")
      return
    }
    #expect(url.absoluteString == "https://example.com")
    listener.action = { _, _ in nil }
    #expect(!view.simulateTap(onTextItemAt: 6))
  }

  @Test func textThatIsEditedHasNoItems() {
    let view = view()
    #expect(view.simulateTap(onTextItemAt: 6))
    view.isEditable = true
    #expect(!view.simulateTap(onTextItemAt: 6))
    view.isEditable = false
    view.isSelectable = false
    #expect(!view.simulateTap(onTextItemAt: 6))
  }

  @Test func olderDelegatesAreAsked() {
    let (view, listener) = (view(), OldListener())
    view.delegate = listener
    view.simulateTap(onTextItemAt: 6)
    #expect(listener.calls == ["https://example.com 4 8"])
    #expect(view.simulateMenu(onTextItemAt: 6) == nil)
    #expect(listener.calls.count == 2)
  }

  @Test func theDelegateProvidesMenus() throws {
    let (view, listener) = (view(), Listener())
    view.delegate = listener
    let standard = try #require(view.simulateMenu(onTextItemAt: 6))
    #expect(standard.elements.map(\.title) == ["Open", "Copy"])
    #expect(standard.choose("Copy"))
    #expect(UIPasteboard.general.string == "https://example.com")
    #expect(listener.calls == ["display", "end"])
    // A tag has no standard menu.
    #expect(view.simulateMenu(onTextItemAt: 15) == nil)
    let preview = UIView()
    listener.menu = { _, menu in
      UITextItem.MenuConfiguration(
        preview: UITextItem.MenuPreview(view: preview),
        menu: UIMenu(children: [UIAction(title: "Own") { _ in }]))
    }
    let own = try #require(view.simulateMenu(onTextItemAt: 15))
    #expect(own.elements.map(\.title) == ["Own"])
    #expect(own.highlightPreview?.view === preview)
    listener.menu = { _, _ in nil }
    #expect(view.simulateMenu(onTextItemAt: 6) == nil)
  }

  @Test func aLongPressFindsTheLink() throws {
    let (view, listener) = (view(), Listener())
    view.delegate = listener
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.makeKeyAndVisible()
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 6))
    let caret = view.caretRect(for: start)
    #expect(view.simulateContextMenu(at: CGPoint(x: caret.midX + 1, y: caret.midY)) != nil)
    #expect(view.simulateContextMenu(at: CGPoint(x: 290, y: 90)) == nil)
  }
}
