// SPDX-License-Identifier: MIT

public import Foundation

/// What a keyboard of an app writes into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// The controller of a keyboard; no document is behind it, but what it types is kept.
open class UIInputViewController: UIViewController {
  private let document = TypedDocument()

  open override var inputView: UIView? { view }

  /// The document that the keyboard itself writes.
  open var textDocumentProxy: any UITextDocumentProxy { document }

  open var primaryLanguage: String?
  open var hasDictationKey = false

  /// False: there is no other keyboard.
  open var hasFullAccess: Bool { false }

  open var needsInputModeSwitchKey: Bool { true }

  open func dismissKeyboard() {}

  open func advanceToNextInputMode() {}

  /// No effect.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Never called.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}

  /// Never called.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  /// Never called.
  open func textWillChange(_ textInput: (any UITextInput)?) {}

  /// Never called.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text around a place at which a keyboard types.
@MainActor
private final class TypedDocument: UITextDocumentProxy {
  private var before = ""
  private var after = ""
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

  func insertText(_ text: String) { before += text }

  func deleteBackward() { _ = before.popLast() }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    let whole = before + after
    let place = min(max(before.count + offset, 0), whole.count)
    before = String(whole.prefix(place))
    after = String(whole.dropFirst(place))
  }
}
