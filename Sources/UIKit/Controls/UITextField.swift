// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import Typography
import UIKitComponents

open class UITextField: UIControl, UITextDraggable, UITextDroppable,
  UITextPasteConfigurationSupporting, UIContentSizeCategoryAdjusting, TypedText
{
  override var archivedParent: UIView? { nil }

  override func writeContent(_ coder: NSCoder) {
    super.writeContent(coder)
    writeField(coder)
  }

  override func readContent(_ archive: NSKeyedUnarchiver) {
    super.readContent(archive)
    readField(archive)
  }

  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UITextField.font, of: self)
    appearance.set(\UITextField.textColor, of: self)
  }

  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  override var derivedAccessibilityLabel: String? { placeholder }

  override var derivedAccessibilityValue: String? { (text ?? "").isEmpty ? placeholder : text }

  override func setUpContent() { contentDidChange() }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeTextField) }

  override func vary(from old: Item, to new: Item) {
    super.vary(from: old, to: new)
    varyTextField(from: old, to: new)
  }

  @_Observed(UITextField.textDidChange) open var text: String? = ""

  private func textDidChange() {
    unmarkText()
    ownAttributedText = nil
    contentDidChange()
  }

  @_Observed(UITextField.placeholderDidChange) open var placeholder: String? = nil

  private func placeholderDidChange() {
    ownAttributedPlaceholder = nil
    contentDidChange()
  }

  @_Shown open var font: UIFont? = UIFont(.standardLabel)

  @_Shown open var textColor: UIColor? = UIColor.label

  @_Shown open var textAlignment = NSTextAlignment.natural

  @_Shown open var borderStyle = BorderStyle.none

  /// Typing replaces it by text with the field's font and colour.
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      ownAttributedText = newValue
      contentDidChange()
    }
  }

  private var ownAttributedText: NSAttributedString?

  open var attributedPlaceholder: NSAttributedString? {
    get { ownAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      ownAttributedPlaceholder = newValue
      contentDidChange()
    }
  }

  private var ownAttributedPlaceholder: NSAttributedString?

  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    defer { sideViewsDidChange() }
    return beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    defer { sideViewsDidChange() }
    return endEditing { super.resignFirstResponder() }
  }

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  @_Shown open var isSecureTextEntry = false

  @_Shown open var adjustsFontSizeToFitWidth = false
  @_Shown open var minimumFontSize: CGFloat = 0
  @_Observed(UITextField.adjustFont) open var adjustsFontForContentSizeCategory = false

  override func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: traitCollection)
    else { return }
    font = adjusted
  }

  /// Shown at the leading edge. It has the size of its bounds, or else its fitting size.
  @_Observed(UITextField.sideViewsDidChange) open var leftView: UIView? = nil

  @_Observed(UITextField.sideViewsDidChange) open var leftViewMode = ViewMode.never

  /// Shown at the trailing edge. It has the size of its bounds, or else its fitting size.
  @_Observed(UITextField.sideViewsDidChange) open var rightView: UIView? = nil

  @_Observed(UITextField.sideViewsDidChange) open var rightViewMode = ViewMode.never

  /// The button is drawn beside the text and narrows it. It is not a view.
  @_Observed(UITextField.sideViewsDidChange) open var clearButtonMode = ViewMode.never

  /// The side views that the current state shows.
  private var shownSideViews: (leading: UIView?, trailing: UIView?) {
    (shows(leftViewMode) ? leftView : nil, shows(rightViewMode) ? rightView : nil)
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var subviewsBesideText: [UIView] = []

  private func sideViewsDidChange() {
    let (left, right) = shownSideViews
    let shown = [left, right].compactMap { $0 }
    for view in subviewsBesideText where !shown.contains(where: { $0 === view }) {
      if view.superview === self { view.removeFromSuperview() }
    }
    subviewsBesideText = shown
    for view in shown where view.superview !== self { addSubview(view) }
    contentDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = shownSideViews
    left?.frame = leftViewRect(forBounds: bounds)
    right?.frame = rightViewRect(forBounds: bounds)
  }

  private func sideRect(_ view: UIView?, isLeading: Bool, _ bounds: CGRect) -> CGRect {
    var size = view?.bounds.size ?? .zero
    if let view, size == .zero {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGRect(
      arrangement.sideView(
        size.core, isLeading: isLeading, in: bounds.core, coreDirection))
  }

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

  /// Replaces the selection if the delegate agrees, like typing. A line break acts as the return
  /// key: it calls the delegate and sends ``UIControl/Event/editingDidEndOnExit``, and an action
  /// for that event ends editing.
  open func insertText(_ text: String) {
    if text == "\n" { typeReturn() } else { type(text) }
  }

  open func deleteBackward() { typeBackspace() }

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  open var endOfDocument: UITextPosition { endOfText }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, offset: offset)
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { range(from: fromPosition, to: toPosition) }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The delegate's decision.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    shouldChangeText(in: range, with: text)
  }

  /// Always natural: single characters have no writing direction.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Always the whole field: the position of the caret is not computed.
  open func caretRect(for position: UITextPosition) -> CGRect { bounds }

  /// Always the whole field: the selection is not drawn.
  open func firstRect(for range: UITextRange) -> CGRect { bounds }

  /// Always empty: the selection is not drawn.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  open func characterRange(at point: CGPoint) -> UITextRange? { nil }

  open func text(in range: UITextRange) -> String? { substring(in: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    replaceText(in: range, with: text)
  }

  /// The text set by ``setMarkedText(_:selectedRange:)``, until it is confirmed.
  open var markedTextRange: UITextRange? { inputState.marked.map { UITextRange($0) } }

  /// No effect.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selected: selectedRange)
  }

  open func unmarkText() { inputState.marked = nil }

  /// The delegate's menu.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: textRange.range, suggestedActions: suggestedActions)
  }

  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  open func beginFloatingCursor(at point: CGPoint) {}

  /// Moves the caret to the nearest position in the text.
  open func updateFloatingCursor(at point: CGPoint) { moveCaret(to: point) }

  open func endFloatingCursor() {}

  /// Never called.
  open func drawPlaceholder(in rect: CGRect) {}

  /// Never called.
  open func drawText(in rect: CGRect) {}

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
      if let color = newValue.foreground { textColor = color }
    }
  }
  /// Replaces the border, unless that is rounded.
  @_Shown open var background: UIImage? = nil
  /// Takes effect only if ``background`` is set, too.
  @_Shown open var disabledBackground: UIImage? = nil
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

  open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  {
    let text = attributedText ?? NSAttributedString(string: "")
    let own = attributes(of: text, at: position, in: direction) ?? [:]
    return textAttributes.merging(own) { $1 }
  }

  /// The rectangle of the drawn text. It does not affect the intrinsic content size.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(arrangement.text(in: bounds.core, coreDirection))
  }

  /// Does not call ``textRect(forBounds:)``, because subclasses often override both.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(arrangement.text(in: bounds.core, coreDirection))
  }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, isLeading: true, bounds)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, isLeading: false, bounds)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(arrangement.clearButton(in: bounds.core, coreDirection))
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  override var placedTextRect: CGRect? {
    let rect =
      (text ?? "").isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    return rect == CGRect(arrangement.text(in: bounds.core, coreDirection)) ? nil : rect
  }

  private var arrangement: TextFieldArrangement { TextFieldArrangement(content) }

  /// The widths that the side views take from the text. They are measured in a field of arbitrary
  /// size.
  private var sideViewWidths: (leading: Double, trailing: Double) {
    let (left, right) = shownSideViews
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let isMirrored = coreDirection == .rightToLeft
    func room(_ rect: CGRect, isLeft: Bool) -> Double {
      max(0, Double(isLeft ? rect.maxX : probe.maxX - rect.minX))
    }
    return (
      left == nil ? 0 : room(leftViewRect(forBounds: probe), isLeft: !isMirrored),
      right == nil ? 0 : room(rightViewRect(forBounds: probe), isLeft: isMirrored)
    )
  }

  private var content = TextFieldContent(
    ColoredText(AttributedText("", font: .standardLabel)), font: .standardLabel)

  override func contentDidChange() {
    var images = ControlImages()
    if borderStyle != .roundedRect {
      let image = isEnabled || background == nil ? background : disabledBackground ?? background
      images.background = image?.content
    }
    showImages(images)
    content.minimumFontSize = adjustsFontSizeToFitWidth ? Double(minimumFontSize) : nil
    let font = font?.font ?? .standardLabel
    let color = textColor?.color ?? Color(.label)
    let shown =
      ownAttributedText.map {
        ColoredText($0, font: font, color: color, alignment: textAlignment.core)
      }
      ?? ColoredText(
        AttributedText(text ?? "", font: font), colors: [color], alignment: textAlignment.core)
    content.text = shown
    content.font = font
    content.placeholder = placeholder
    content.attributedPlaceholder = ownAttributedPlaceholder.map {
      ColoredText(
        $0, font: font, color: Color(.placeholderText), alignment: textAlignment.core)
    }
    content.borderStyle = TextFieldContent.BorderStyle(rawValue: borderStyle.rawValue) ?? .none
    content.isSecure = isSecureTextEntry
    content.showsClearButton = !shown.isEmpty && shows(clearButtonMode)
    if leftView != nil || rightView != nil {
      (content.leadingSpace, content.trailingSpace) = sideViewWidths
    } else {
      (content.leadingSpace, content.trailingSpace) = (0, 0)
    }
    LayoutStore.current.setContent(.textField(content), of: item)
  }

  /// Taps the clear button, if the field shows it. Empties the field if the delegate agrees, and
  /// sends ``UIControl/Event/editingChanged``.
  ///
  /// - Returns: whether the field was emptied.
  @discardableResult
  public func simulateClear() -> Bool {
    guard isEnabled, text?.isEmpty == false, shows(clearButtonMode),
      delegate?.textFieldShouldClear(self) ?? true
    else { return false }
    text = ""
    sendActions(for: .editingChanged)
    return true
  }

  /// No effect.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// No effect.
  open var textDragOptions: UITextDragOptions = []
  /// No effect.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// No effect.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  /// Always nil: text cannot be dragged.
  open var textDragInteraction: UIDragInteraction? { nil }

  /// Always nil: text cannot be dropped.
  open var textDropInteraction: UIDropInteraction? { nil }

  open var isTextDragActive: Bool { false }

  open var isTextDropActive: Bool { false }

  /// No effect.
  open var writingToolsBehavior = UIWritingToolsBehavior.default

  /// No effect.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// No effect.
  open var sizingRule = UILetterformAwareSizingRule.typographic

  /// No effect.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
}
