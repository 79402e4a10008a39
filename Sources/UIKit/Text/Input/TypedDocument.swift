// SPDX-License-Identifier: MIT

import Foundation

/// The text around a place at which a keyboard types.
@MainActor
final class TypedDocument: UITextDocumentProxy {
  private var before = ""
  private var after = ""
  /// The end of what is typed and not yet confirmed, in characters.
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

  /// What is selected of the text does not count.
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
