// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  // Optional, because the input traits are optional requirements in Apple's protocol.
  var keyboardType: UIKeyboardType? { get }
  var returnKeyType: UIReturnKeyType? { get }
  var keyboardAppearance: UIKeyboardAppearance? { get }
  var autocapitalizationType: UITextAutocapitalizationType? { get }
  var autocorrectionType: UITextAutocorrectionType? { get }
  var spellCheckingType: UITextSpellCheckingType? { get }
  var enablesReturnKeyAutomatically: Bool? { get }
  var isSecureTextEntry: Bool? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

extension UITextDocumentProxy {
  public var keyboardType: UIKeyboardType? { (self as any UITextInputTraits).keyboardType }
  public var returnKeyType: UIReturnKeyType? { (self as any UITextInputTraits).returnKeyType }
  public var keyboardAppearance: UIKeyboardAppearance? {
    (self as any UITextInputTraits).keyboardAppearance
  }
  public var autocapitalizationType: UITextAutocapitalizationType? {
    (self as any UITextInputTraits).autocapitalizationType
  }
  public var autocorrectionType: UITextAutocorrectionType? {
    (self as any UITextInputTraits).autocorrectionType
  }
  public var spellCheckingType: UITextSpellCheckingType? {
    (self as any UITextInputTraits).spellCheckingType
  }
  public var enablesReturnKeyAutomatically: Bool? {
    (self as any UITextInputTraits).enablesReturnKeyAutomatically
  }
  public var isSecureTextEntry: Bool? { (self as any UITextInputTraits).isSecureTextEntry }
}

/// The controller of a custom keyboard. The keyboard types into its own ``textDocumentProxy``, not
/// into an app's text.
open class UIInputViewController: UIViewController {
  private let document = TypedDocument()

  private var ownInputView: UIInputView?

  /// The controller's view, if the controller created it or code set it here. Otherwise nil.
  open override var inputView: UIInputView? {
    get {
      loadViewIfNeeded()
      return ownInputView
    }
    set {
      ownInputView = newValue
      view = newValue
    }
  }

  /// Creates an input view unless a file provides the view.
  open override func loadView() {
    super.loadView()
    guard let plain = view, plain.subviews.isEmpty else { return }
    let input = UIInputView(frame: plain.frame, inputViewStyle: .keyboard)
    input.autoresizingMask = plain.autoresizingMask
    inputView = input
  }

  /// A document that contains only the keyboard's own text.
  open var textDocumentProxy: any UITextDocumentProxy { document }

  open var primaryLanguage: String?
  open var hasDictationKey = false

  /// False: there is no other keyboard.
  open var hasFullAccess: Bool { false }

  open var needsInputModeSwitchKey: Bool { true }

  /// Resigns the first responder.
  open func dismissKeyboard() { _ = LayoutStore.current.firstResponder?.resignFirstResponder() }

  /// Calls the handler with an empty lexicon.
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
