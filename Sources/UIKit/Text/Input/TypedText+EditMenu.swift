// SPDX-License-Identifier: MIT

extension UITextField {
  /// Opens the menu over the selection, as a tap on the selection does.
  ///
  /// - Returns: nil if no action applies to the selection.
  @discardableResult
  public func simulateEditMenu() -> OpenContextMenu? { openEditMenu() }
}

extension UITextView {
  /// Opens the menu over the selection, as a tap on the selection does.
  ///
  /// - Returns: nil if no action applies to the selection.
  @discardableResult
  public func simulateEditMenu() -> OpenContextMenu? { openEditMenu() }
}

extension TypedText {
  fileprivate func openEditMenu() -> OpenContextMenu? {
    let suggested = standardEditElements
    let range = currentSelection ?? UITextRange(inputState.selection)
    let menu =
      editMenu(for: range, suggestedActions: suggested) ?? UIMenu(children: suggested)
    guard !menu.leaves.isEmpty else { return nil }
    let open = OpenContextMenu(
      UIContextMenuConfiguration(actionProvider: { _ in menu }),
      ContextMenuListener(
        sender: self, highlightPreview: { _ in nil }, dismissalPreview: { _ in nil },
        willDisplay: { [weak self] in self?.willPresentEditMenu(animator: $1) },
        willEnd: { [weak self] in self?.willDismissEditMenu(animator: $1) },
        willCommit: { _, _ in }), whenClosed: {})
    open.show()
    return open
  }
}

extension UIResponder {
  /// The system's menu for the selection: the commands that the responder can perform.
  var standardEditElements: [UIMenuElement] {
    let commands = [
      ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select All", "selectAll:"),
    ]
    .filter { canPerformAction(Selector($0.1), withSender: nil) }
    .map { UICommand(title: $0.0, action: Selector($0.1)) }
    return commands.isEmpty
      ? [] : [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
  }
}
