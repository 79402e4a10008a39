// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, TypedText {
  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UITextField.font, of: self)
    appearance.set(\UITextField.textColor, of: self)
  }

  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  override var derivedAccessibilityLabel: String? { placeholder }

  override var derivedAccessibilityValue: String? {
    (text ?? "").isEmpty ? placeholder : text
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
    decode(coder, decodeTextField)
  }

  open var text: String? {
    get { _text }
    set { _text = newValue }
  }

  private var _text: String? = "" {
    didSet { contentDidChange() }
  }

  open var placeholder: String? {
    get { _placeholder }
    set { _placeholder = newValue }
  }

  private var _placeholder: String? {
    didSet { contentDidChange() }
  }

  open var font: UIFont? {
    get { _font }
    set { _font = newValue }
  }

  private var _font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { contentDidChange() }
  }

  open var textColor: UIColor? {
    get { _textColor }
    set { _textColor = newValue }
  }

  private var _textColor: UIColor? = UIColor.label {
    didSet { contentDidChange() }
  }

  open var textAlignment: NSTextAlignment {
    get { _textAlignment }
    set { _textAlignment = newValue }
  }

  private var _textAlignment = NSTextAlignment.natural {
    didSet { contentDidChange() }
  }

  open var borderStyle: BorderStyle {
    get { _borderStyle }
    set { _borderStyle = newValue }
  }

  private var _borderStyle = BorderStyle.none {
    didSet { contentDidChange() }
  }

  /// Fonts and colours come from the field's own properties.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// Drawn and measured without its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// No effect.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// No effect.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open var isSecureTextEntry: Bool {
    get { _isSecureTextEntry }
    set { _isSecureTextEntry = newValue }
  }

  private var _isSecureTextEntry = false {
    didSet { contentDidChange() }
  }

  /// No effect.
  open var adjustsFontSizeToFitWidth = false
  /// No effect.
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory: Bool {
    get { _adjustsFontForContentSizeCategory }
    set { _adjustsFontForContentSizeCategory = newValue }
  }

  private var _adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: traitCollection)
    else { return }
    font = adjusted
  }

  /// No effect.
  open var leftView: UIView?
  /// No effect.
  open var leftViewMode = ViewMode.never
  /// No effect.
  open var rightView: UIView?
  /// No effect.
  open var rightViewMode = ViewMode.never
  /// No effect.
  open var clearButtonMode = ViewMode.never

  // MARK: Typing

  /// No effect.
  open var keyboardType = UIKeyboardType.default
  /// No effect.
  open var returnKeyType = UIReturnKeyType.default
  /// No effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// No effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// No effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// No effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// No effect.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// No effect.
  open var enablesReturnKeyAutomatically = false

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text input

  let inputState = TextInputState()

  var inputText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  open weak var inputDelegate: (any UITextInputDelegate)?

  open var selectedTextRange: UITextRange? {
    get { currentSelection }
    set { changeSelection(newValue) }
  }

  open var hasText: Bool { !inputText.isEmpty }

  /// Inserts text where the selection is, if the delegate agrees, as typing does.
  open func insertText(_ text: String) { type(text) }

  open func deleteBackward() { typeBackspace() }

  /// Nothing blinks: the whole field.
  open func caretRect(for position: UITextPosition) -> CGRect { bounds }

  open override func cut(_ sender: Any?) { cutSelection() }

  open override func copy(_ sender: Any?) { copySelection() }

  open override func paste(_ sender: Any?) { pasteText() }

  open override func delete(_ sender: Any?) { deleteSelection() }

  open override func selectAll(_ sender: Any?) { selectEverything() }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// No effect.
  open var clearsOnBeginEditing = false
  /// No effect.
  open var clearsOnInsertion = false
  /// No effect.
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { textAttributes }
    set { textAttributes = newValue }
  }
  private var ownTextAttributes: [NSAttributedString.Key: Any] = [:]
  private var textAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = ownTextAttributes
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      ownTextAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// No effect.
  open var background: UIImage?
  /// No effect.
  open var disabledBackground: UIImage?
  /// No effect.
  open var passwordRules: UITextInputPasswordRules?
  /// No effect.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// No effect.
  open var smartDashesType = UITextSmartDashesType.default
  /// No effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// No effect.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// No effect.
  open var interactionState: Any = ()

  // MARK: Geometry

  /// Drawing and measuring do not ask it: an override has no effect on them.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(arrangement.text(in: bounds.core))
  }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      arrangement.sideView(leftView?.bounds.size.core ?? .zero, atLeft: true, in: bounds.core))
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      arrangement.sideView(rightView?.bounds.size.core ?? .zero, atLeft: false, in: bounds.core))
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(arrangement.clearButton(in: bounds.core, coreDirection))
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private var arrangement: TextFieldArrangement {
    TextFieldArrangement(TextFieldContent.BorderStyle(rawValue: borderStyle.rawValue) ?? .none)
  }

  override func contentDidChange() {
    let font = font?.font ?? .system(17)
    let text = ColoredText(
      AttributedText(text ?? "", font: font), colors: [textColor?.color ?? Color(.label)],
      alignment: textAlignment.core)
    var content = TextFieldContent(text, font: font)
    content.placeholder = placeholder
    content.borderStyle = arrangement.border
    content.isSecure = isSecureTextEntry
    LayoutStore.current.setContent(.textField(content), of: item)
  }
}
