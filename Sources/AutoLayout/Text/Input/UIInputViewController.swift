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
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
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

  /// Without entries.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void)
  {
    completionHandler(UILexicon())
  }

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
