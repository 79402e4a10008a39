// SPDX-License-Identifier: MIT

import Foundation

extension UITextView {
  /// Performs the action of the link, attachment or tag at a character, as a tap there does. The
  /// delegate can replace the default action, which opens the link.
  ///
  /// - Returns: false if there is no action. Editable text and text that cannot be selected have
  ///   none.
  @discardableResult
  public func simulateTap(onTextItemAt characterIndex: Int) -> Bool {
    guard let item = textItem(at: characterIndex) else { return false }
    let standard = standardAction(for: item)
    let action =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) }
      ?? standard
    action?.performWithSender(self, target: nil)
    return action != nil
  }

  /// Opens the menu of the link, attachment or tag at a character, as a long press there does.
  ///
  /// - Returns: nil if there is no item, or the delegate returns no menu for it.
  @discardableResult
  public func simulateMenu(onTextItemAt characterIndex: Int) -> OpenContextMenu? {
    guard let item = textItem(at: characterIndex), mayInteract(with: item, .presentActions) else {
      return nil
    }
    let standard = UIMenu(children: standardElements(for: item))
    let found =
      delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: standard) }
      ?? UITextItem.MenuConfiguration(menu: standard)
    guard let found, !found.menu.leaves.isEmpty else { return nil }
    let menu = OpenContextMenu(
      UIContextMenuConfiguration(actionProvider: { _ in found.menu }),
      ContextMenuListener(self, item, preview: found.preview?.view), whenClosed: {})
    menu.show()
    return menu
  }

  func openTextItemMenu(at point: CGPoint) -> OpenContextMenu? {
    guard let place = characterRange(at: point)?.range.location,
      let rect = selectionRects(for: UITextRange(NSRange(location: place, length: 1))).first?.rect,
      rect.contains(point)
    else { return nil }
    return simulateMenu(onTextItemAt: place)
  }

  /// The item at a character. Nil in editable text, and in text that cannot be selected.
  private func textItem(at index: Int) -> UITextItem? {
    guard isSelectable, !isEditable, let text = attributedText, 0..<text.length ~= index else {
      return nil
    }
    var range = NSRange()
    func value(_ key: NSAttributedString.Key) -> Any? {
      text.attribute(
        key, at: index, longestEffectiveRange: &range,
        in: NSRange(location: 0, length: text.length))
    }
    if let tag = value(.textItemTag) as? String { return UITextItem(.tag(tag), range: range) }
    let link = value(.link)
    if let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) {
      return UITextItem(.link(url), range: range)
    }
    return text.attachments.first { NSLocationInRange(index, $0.range) }.map {
      UITextItem(.textAttachment($0.attachment), range: $0.range)
    }
  }

  /// Whether the delegate methods from before iOS 17 allow the interaction.
  private func mayInteract(with item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    switch item.content {
    case .link(let url):
      delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: interaction) ?? true
    case .textAttachment(let attachment):
      delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: interaction) ?? true
    case .tag: true
    }
  }

  private func standardAction(for item: UITextItem) -> UIAction {
    UIAction(title: "Open") { [weak self] _ in
      guard let self, mayInteract(with: item, .invokeDefaultAction) else { return }
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
  }

  private func standardElements(for item: UITextItem) -> [UIMenuElement] {
    guard case .link(let url) = item.content else { return [] }
    return [
      UIAction(title: "Open") { _ in UIApplication.shared.open(url) },
      UIAction(title: "Copy") { _ in UIPasteboard.general.string = url.absoluteString },
    ]
  }
}

extension ContextMenuListener {
  fileprivate init(_ view: UITextView, _ item: UITextItem, preview: UIView?) {
    self.init(
      sender: view, highlightPreview: { _ in preview.map { UITargetedPreview(view: $0) } },
      dismissalPreview: { _ in nil },
      willDisplay: { [weak view] _, animator in
        guard let view else { return }
        view.delegate?.textView(view, textItemMenuWillDisplayFor: item, animator: animator)
      },
      willEnd: { [weak view] _, animator in
        guard let view else { return }
        view.delegate?.textView(view, textItemMenuWillEndFor: item, animator: animator)
      }, willCommit: { _, _ in })
  }
}
