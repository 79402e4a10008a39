// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Edit menus and marked text. Source: Apple's documentation of `UIEditMenuInteraction` and its
/// delegate, of `textView(_:editMenuForTextIn:suggestedActions:)` and of
/// `setMarkedText(_:selectedRange:)`.
@MainActor
struct EditMenuTests {
  private final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate,
    UIEditMenuInteractionDelegate
  {
    var calls: [String] = []
    var elements: [UIMenuElement] = []

    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      calls.append("menu \(range.location) \(range.length)")
      return UIMenu(children: suggestedActions + elements)
    }
    func textView(
      _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
      calls.append("present")
      animator.addCompletion { self.calls.append("presented") }
    }
    func textView(
      _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { calls.append("dismiss") }
    func textField(
      _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { calls.append("field") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      calls.append("menu \(configuration.identifier)")
      return UIMenu(children: elements)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { calls.append("present") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { calls.append("dismiss") }
  }

  private func window(with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  @Test func theDelegateAddsToTheMenuOfATextView() throws {
    let (view, listener) = (UITextView(), Listener())
    let window = window(with: view)
    defer { _ = window }
    view.text = "one two"
    view.delegate = listener
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    var chosen = 0
    listener.elements = [UIAction(title: "Own") { _ in chosen += 1 }]
    let menu = try #require(view.simulateEditMenu())
    let titles = menu.elements.map(\.title)
    #expect(titles.contains("Cut") && titles.contains("Copy") && titles.last == "Own")
    #expect(listener.calls == ["menu 4 3", "present", "presented"])
    #expect(menu.choose("Own"))
    #expect(chosen == 1)
    #expect(listener.calls.last == "dismiss")
    #expect(view.simulateEditMenu()?.choose("Cut") == true)
    #expect(view.text == "one ")
    #expect(UIPasteboard.general.string == "two")
  }

  @Test func overridesProvideTheEditMenu() {
    final class View: UITextView {
      override func editMenu(
        for textRange: UITextRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(children: [UIAction(title: "Only") { _ in }]) }
      override func text(in range: UITextRange) -> String? { super.text(in: range)?.uppercased() }
    }
    let view = View()
    view.text = "abc"
    #expect(view.simulateEditMenu()?.elements.map(\.title) == ["Only"])
    let input: any UITextInput = view
    let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    #expect(whole.flatMap { input.text(in: $0) } == "ABC")
    let field = UITextField()
    let listener = Listener()
    field.delegate = listener
    field.text = "abc"
    #expect(field.simulateEditMenu()?.elements.map(\.title).contains("Select All") == true)
    #expect(listener.calls == ["field"])
  }

  @Test func interactionsPresentTheirMenus() throws {
    let (view, listener) = (UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), Listener())
    let window = window(with: view)
    defer { _ = window }
    let interaction = UIEditMenuInteraction(delegate: listener)
    view.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(
      identifier: "a", sourcePoint: CGPoint(x: 5, y: 6))
    // A menu without elements is not presented.
    interaction.presentEditMenu(with: configuration)
    #expect(interaction.openMenu == nil)
    listener.elements = [UIAction(title: "One") { _ in }]
    listener.calls = []
    interaction.presentEditMenu(with: configuration)
    #expect(interaction.openMenu?.elements.map(\.title) == ["One"])
    #expect(interaction.location(in: view) == CGPoint(x: 5, y: 6))
    #expect(interaction.location(in: window) == CGPoint(x: 15, y: 16))
    listener.elements.append(UIAction(title: "Two") { _ in })
    interaction.reloadVisibleMenu()
    #expect(interaction.openMenu?.elements.map(\.title) == ["One", "Two"])
    interaction.dismissMenu()
    #expect(interaction.openMenu == nil)
    #expect(listener.calls == ["menu a", "present", "menu a", "dismiss"])
  }

  @Test func markedTextStaysUntilItIsConfirmed() throws {
    let view = UITextView()
    view.text = "ab"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.text == "anib")
    let marked = try #require(view.markedTextRange)
    #expect(view.offset(from: view.beginningOfDocument, to: marked.start) == 1)
    #expect(view.offset(from: marked.start, to: marked.end) == 2)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.insertText("你")
    #expect(view.text == "a你b")
    #expect(view.markedTextRange == nil)
    let field = UITextField()
    field.setMarkedText("x", selectedRange: NSRange(location: 0, length: 1))
    #expect(field.markedTextRange != nil)
    field.unmarkText()
    #expect(field.text == "x")
    #expect(field.markedTextRange == nil)
    field.setMarkedText("y", selectedRange: NSRange(location: 0, length: 1))
    field.text = "z"
    #expect(field.markedTextRange == nil)
  }

  @Test func attributedTextIsInserted() throws {
    let view = UITextView()
    view.text = "ad"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertAttributedText(
      NSAttributedString(string: "bc", attributes: [.foregroundColor: UIColor.red]))
    #expect(view.text == "abcd")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 2))
    let style = view.textStyling(at: place, in: .forward)
    #expect(style?[.foregroundColor] as? UIColor == .red)
    let end = try #require(view.position(from: view.beginningOfDocument, offset: 3))
    #expect(
      view.textStyling(at: end, in: .forward)?[.foregroundColor] as? UIColor != UIColor.red)
  }

  /// Source: Apple's documentation of `didEndEditingReasonUserInfoKey`.
  @Test func endEditingNotificationsHaveAReason() {
    let field = UITextField()
    let window = window(with: field)
    defer { _ = window }
    nonisolated(unsafe) var reason: Int?
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { reason = $0.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(reason == UITextField.DidEndEditingReason.committed.rawValue)
  }

  /// Source: Apple's documentation of `UIKeyInput`, which requires only three members.
  @Test func keyInputsNeedOnlyThreeMembers() {
    final class Input: UIView, UIKeyInput {
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }
    let input: any UIKeyInput = Input()
    #expect(input.keyboardType == .default)
    #expect(!input.isSecureTextEntry)
  }

  /// Source: Apple's documentation of
  /// `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`.
  @Test func previewsAreAskedForByTheirIdentifiers() {
    final class Owner: NSObject, UIContextMenuInteractionDelegate {
      let view = UIView()
      var identifiers: [String] = []

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: NSString(string: "photo")) {
          nil
        } actionProvider: {
          _ in
          UIMenu(children: [UIAction(title: "One") { _ in }])
        }
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
      ) -> UITargetedPreview? {
        identifiers.append((identifier as? NSString).map { String(describing: $0) } ?? "")
        return UITargetedPreview(view: view)
      }
    }
    let (owner, view) = (Owner(), UIView())
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    #expect(interaction.menuAppearance == .unknown)
    let menu = interaction.simulateMenu(at: .zero)
    #expect(interaction.menuAppearance == .rich)
    #expect(owner.identifiers == ["photo"])
    #expect(menu?.highlightPreview?.view === owner.view)
    let target = UIPreviewTarget(container: view, center: CGPoint(x: 3, y: 4))
    let moved = menu?.highlightPreview?.retargetedPreview(with: target)
    #expect(moved?.view === owner.view)
    #expect(moved?.target === target)
  }
}
