// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, TypedText {
  override var derivedAccessibilityValue: String? { text }

  override var isAccessibilityElementByItself: Bool { true }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    begin()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Text is set the same way whatever the argument.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    begin()
    decode(coder, decodeTextView)
  }

  private func begin() {
    textContainer.onChange = { [weak self] in self?.updateContent() }
    updateContent()
  }

  // As in UIKit the text is never nil, though it may be set to it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { _text }
    set { _text = newValue }
  }

  // As above.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var _text: String! = "" {
    didSet {
      attributed = nil
      updateContent()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string ?? ""
      attributed = newValue
      updateContent()
    }
  }

  private var attributed: NSAttributedString?

  open var font: UIFont? {
    get { _font }
    set { _font = newValue }
  }

  private var _font: UIFont? {
    didSet { updateContent() }
  }

  open var textColor: UIColor? {
    get { _textColor }
    set { _textColor = newValue }
  }

  private var _textColor: UIColor? {
    didSet { updateContent() }
  }

  open var textAlignment: NSTextAlignment {
    get { _textAlignment }
    set { _textAlignment = newValue }
  }

  private var _textAlignment = NSTextAlignment.natural {
    didSet { updateContent() }
  }

  open var textContainerInset: UIEdgeInsets {
    get { _textContainerInset }
    set { _textContainerInset = newValue }
  }

  private var _textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { updateContent() }
  }

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
  /// No effect.
  open var isSecureTextEntry = false

  /// No effect.
  open var isEditable = true
  /// No effect.
  open var isSelectable = true
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

  open override var isScrollEnabled: Bool {
    didSet { updateContent() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    var fixed = content
    fixed.isScrollEnabled = false
    let width: Double? = size.width > 0 && size.width < 100_000 ? Double(size.width) : nil
    return CGSize(measurer.size(of: .textView(fixed), width: width))
  }

  private var content: TextViewContent {
    let font = font?.font ?? .system(12)
    let color = textColor?.color ?? Color(.label)
    var content = TextViewContent(
      attributed.map {
        ColoredText($0, font: font, color: color, alignment: textAlignment.core)
      }
        ?? ColoredText(
          AttributedText(text ?? "", font: font), colors: [color], alignment: textAlignment.core))
    content.isScrollEnabled = isScrollEnabled
    content.containerInsets = textContainerInset.core
    content.lineFragmentPadding = Double(textContainer.lineFragmentPadding)
    content.numberOfLines = textContainer.maximumNumberOfLines
    return content
  }

  /// Its padding and its number of lines count.
  public let textContainer: NSTextContainer

  /// No effect.
  open var borderStyle = BorderStyle.none

  public enum BorderStyle: Sendable {
    case none
    case roundedRect
  }

  /// No effect.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// No effect.
  open weak var inputDelegate: (any UITextInputDelegate)?

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Text input

  let inputState = TextInputState()

  var inputText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  open var selectedTextRange: UITextRange? {
    get { currentSelection }
    set { changeSelection(newValue) }
  }

  open var selectedRange: NSRange {
    get { inputState.selection }
    set { changeSelection(UITextRange(newValue)) }
  }

  open var hasText: Bool { !inputText.isEmpty }

  /// Inserts text where the selection is, if the delegate agrees, as typing does.
  open func insertText(_ text: String) { type(text) }

  open func deleteBackward() { typeBackspace() }

  /// Nothing blinks: the whole view.
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
  open func scrollRangeToVisible(_ range: NSRange) {}

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

  /// No effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// No effect.
  open var allowsEditingTextAttributes = false
  /// No effect.
  open var clearsOnInsertion = false
  /// No effect.
  open var usesStandardTextScaling = false
  /// No effect.
  open var isFindInteractionEnabled = false
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
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

  /// The text as it is shown; what is changed in it is shown at once.
  open var textStorage: NSTextStorage {
    let storage = NSTextStorage(attributedText)
    storage.onEdit = { [weak self] in
      self?.attributedText = NSAttributedString(attributedString: $0)
    }
    return storage
  }

  open var layoutManager: NSLayoutManager {
    let manager = NSLayoutManager()
    manager.textStorage = textStorage
    manager.addTextContainer(textContainer)
    return manager
  }

  private func updateContent() {
    LayoutStore.current.setContent(.textView(content), of: item)
  }
}
