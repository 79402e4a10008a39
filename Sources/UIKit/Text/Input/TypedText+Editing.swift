// SPDX-License-Identifier: MIT

import Foundation

// The actions of the menu over a selection, by their selectors.
extension TypedText {
  /// Whether an editing action has text to act on. Nil for other actions.
  func canEdit(_ action: Selector) -> Bool? {
    let hasSelection = inputState.selection.length > 0
    return switch action.name {
    case "copy:", "cut:", "delete:": hasSelection
    case "paste:": UIPasteboard.general.hasStrings
    case "selectAll:", "select:": hasText
    default: nil
    }
  }

  func copySelection() {
    guard inputState.selection.length > 0 else { return }
    UIPasteboard.general.string = text(in: UITextRange(inputState.selection))
  }

  func cutSelection() {
    guard inputState.selection.length > 0 else { return }
    copySelection()
    type("")
  }

  func deleteSelection() {
    if inputState.selection.length > 0 { type("") }
  }

  func pasteText() {
    if let text = UIPasteboard.general.string { type(text) }
  }

  func selectEverything() {
    changeSelection(
      UITextRange(NSRange(location: 0, length: (inputText as NSString).length)))
  }
}
