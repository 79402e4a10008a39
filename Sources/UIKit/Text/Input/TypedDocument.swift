// SPDX-License-Identifier: MIT

import Foundation

/// The text before and after the keyboard's insertion point.
@MainActor
final class TypedDocument: UITextDocumentProxy {
  private var before = ""
  private var after = ""
  /// The length in characters of the marked text at the end of `before`.
  private var marked = 0
  let documentIdentifier = UUID()

  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType!
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false

  nonisolated init() {}

  var hasText: Bool { !before.isEmpty || !after.isEmpty }
  var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
  var documentContextAfterInput: String? { after.isEmpty ? nil : after }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }

  func insertText(_ text: String) {
    before.removeLast(marked)
    marked = 0
    before += text
  }

  func deleteBackward() {
    _ = before.popLast()
    marked = max(0, marked - 1)
  }

  /// Ignores the selection in the marked text.
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    insertText(markedText)
    marked = markedText.count
  }

  func unmarkText() { marked = 0 }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    marked = 0
    let whole = before + after
    let place = min(max(before.count + offset, 0), whole.count)
    before = String(whole.prefix(place))
    after = String(whole.dropFirst(place))
  }
}
