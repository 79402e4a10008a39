// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import Typography
import UIKitComponents

open class UITextView: UIScrollView, UITextDraggable, UITextDroppable,
  UITextPasteConfigurationSupporting, UIContentSizeCategoryAdjusting, TypedText
{
  override var archivedParent: UIView? { nil }

  override func writeContent(_ coder: NSCoder) {
    super.writeContent(coder)
    writeTextView(coder)
  }

  override func readContent(_ archive: NSKeyedUnarchiver) {
    super.readContent(archive)
    readTextView(archive)
  }

  override var derivedAccessibilityValue: String? { text }

  override var isAccessibilityElementByItself: Bool { true }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    // Source: SwiftUI's text editors are white unless the appearance of text views sets another
    // background.
    backgroundColor = .systemBackground
    begin()
    if textContainer == nil {
      self.textContainer.widthTracksTextView = true
    } else if let storage = textContainer?.layoutManager?.textStorage {
      showStorage(storage)
      takeText(of: storage)
    }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// The argument has no effect on the layout of the text.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    textContainer.widthTracksTextView = true
    super.init(coder: coder)
    begin()
    decode(coder, decodeTextView)
  }

  private func begin() {
    textContainer.onChange = { [weak self] in self?.contentDidChange() }
    textContainer.trackedSize = { [weak self] in self?.roomForText ?? .zero }
    contentDidChange()
  }

  // As in UIKit the text is never nil, though it may be set to it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @_Observed(UITextView.textDidChange) open var text: String! = ""

  // As above.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private func textDidChange() {
    unmarkText()
    attributed = nil
    inputState.selection = NSRange(location: (inputText as NSString).length, length: 0)
    contentDidChange()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string ?? ""
      attributed = newValue
      contentDidChange()
    }
  }

  private var attributed: NSAttributedString?

  @_Shown open var font: UIFont? = nil

  @_Shown open var textColor: UIColor? = nil

  @_Shown open var textAlignment = NSTextAlignment.natural

  @_Shown open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

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

  /// If false, links can be followed. Code can still type.
  open var isEditable = true
  open var isSelectable = true
  @_Observed(UITextView.adjustFont) open var adjustsFontForContentSizeCategory = false

  override func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: traitCollection)
    else { return }
    font = adjusted
  }

  open override var isScrollEnabled: Bool {
    didSet { contentDidChange() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { extentOfText(in: size.width) }

  /// The width of the view and the height of the text in that width, including the insets. A value
  /// that was set is replaced when the text or the width changes.
  ///
  /// Measures the text on access after such a change.
  open override var contentSize: CGSize {
    get {
      takeExtentOfText()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// The width of the last measurement, or nil if the text must be measured.
  private var measuredWidth: CGFloat?

  private func takeExtentOfText() {
    let width = bounds.width
    guard measuredWidth != width, width > 0 else { return }
    measuredWidth = width
    super.contentSize = CGSize(width: width, height: extentOfText(in: width).height)
  }

  /// The text with the attributes of links applied.
  private var linkedText: NSAttributedString? {
    guard let text = renderedText else { return nil }
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) {
      link, range, _ in
      if link != nil { links.append(range) }
    }
    guard !links.isEmpty else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    for range in links { result.addAttributes(linkTextAttributes ?? [:], range: range) }
    return result
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if ownLinkAttributes == nil { contentDidChange() }
  }

  /// The text as layout and drawing need it.
  var content: TextViewContent {
    let font = font?.font ?? .standardText
    let color = textColor?.color ?? Color(.label)
    var content = TextViewContent(
      linkedText.map {
        ColoredText($0, font: font, color: color, alignment: textAlignment.core)
      }
        ?? ColoredText(
          AttributedText(text ?? "", font: font), colors: [color], alignment: textAlignment.core))
    content.isScrollEnabled = isScrollEnabled
    content.containerInsets = textContainerInset.core
    content.lineFragmentPadding = Double(textContainer.lineFragmentPadding)
    content.numberOfLines = textContainer.maximumNumberOfLines
    content.exclusions = textContainer.exclusions
    return content
  }

  /// Only its line fragment padding and its number of lines have an effect.
  public let textContainer: NSTextContainer

  /// No effect.
  open var borderStyle = BorderStyle.none

  public enum BorderStyle: Sendable { case none, roundedRect }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes that are added to links. The default is the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
    set {
      ownLinkAttributes = newValue
      contentDidChange()
    }
  }

  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  /// No effect.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]

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

  override var takesText: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  /// Not nil, even if the view is not the first responder.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { changeSelection(newValue) }
  }

  open var selectedRange: NSRange {
    get { inputState.selection }
    set { changeSelection(UITextRange(newValue)) }
  }

  /// Always contains exactly one range.
  open var selectedRanges: [NSRange] {
    get { [selectedRange] }
    set { if let first = newValue.first { selectedRange = first } }
  }

  open var hasText: Bool { !inputText.isEmpty }

  /// Replaces the selection if the delegate agrees, like typing.
  open func insertText(_ text: String) { type(text) }

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

  /// The place of the caret, 2 points wide. The caret is not drawn.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let units = (inputText as NSString).length
    let offset = min(max(0, position.offset), units)
    let manager = layoutManager
    var rect = CGRect(x: textContainer.lineFragmentPadding, y: 0, width: 2, height: 0)
    if offset == units, manager.extraLineFragmentTextContainer != nil {
      rect.origin.y = manager.extraLineFragmentRect.minY
      rect.size.height = manager.extraLineFragmentRect.height
    } else if units == 0 {
      rect.size.height = (font ?? UIFont(.standardText)).lineHeight
    } else {
      let glyph = manager.boundingRect(
        forGlyphRange: NSRange(location: min(offset, units - 1), length: 1), in: textContainer)
      rect.origin.x = offset == units ? glyph.maxX : glyph.minX
      rect.origin.y = glyph.minY
      rect.size.height = glyph.height
    }
    return rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
  }

  /// The rectangle of the range in its first line.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    var rects: [UITextSelectionRect] = []
    let inset = textContainerInset
    layoutManager.enumerateEnclosingRects(
      forGlyphRange: range.range, withinSelectedGlyphRange: range.range, in: textContainer
    ) { rect, _ in
      let box = UncheckedAccess(rect.offsetBy(dx: inset.left, dy: inset.top))
      onMainActor { rects.append(ShownSelectionRect(box.value)) }
    }
    return rects
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    var fraction: CGFloat = 0
    let index = layoutManager.characterIndex(
      for: CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top),
      in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return UITextPosition(min((inputText as NSString).length, index + (fraction > 0.5 ? 1 : 0)))
  }

  open func characterRange(at point: CGPoint) -> UITextRange? {
    guard !inputText.isEmpty else { return nil }
    let index = layoutManager.characterIndex(
      for: CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top),
      in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    return UITextRange((inputText as NSString).rangeOfComposedCharacterSequence(at: index))
  }

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

  open func insertAttributedText(_ string: NSAttributedString) {
    let range = selectedTextRange ?? UITextRange(selectedRange)
    guard shouldChangeText(in: range, replacementText: string.string) else { return }
    replace(range, withAttributedText: string)
    didType()
  }

  open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    let text = NSMutableAttributedString(attributedString: self.attributedText)
    let range = NSIntersectionRange(range.range, NSRange(location: 0, length: text.length))
    text.replaceCharacters(in: range, with: attributedText)
    self.attributedText = text
    inputState.selection = NSRange(location: range.location + attributedText.length, length: 0)
  }

  open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  {
    attributes(of: shownText, at: position, in: direction) ?? typingAttributes
  }

  /// The delegate's menu.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: textRange.range, suggestedActions: suggestedActions)
  }

  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  open func beginFloatingCursor(at point: CGPoint) {}

  /// Moves the caret to the nearest position in the text.
  open func updateFloatingCursor(at point: CGPoint) { moveCaret(to: point) }

  open func endFloatingCursor() {}

  override func openMenuOfContents(at point: CGPoint) -> OpenContextMenu? {
    openTextItemMenu(at: point)
  }

  open override func cut(_ sender: Any?) { cutSelection() }

  open override func copy(_ sender: Any?) { copySelection() }

  open override func paste(_ sender: Any?) { pasteText() }

  open override func delete(_ sender: Any?) { deleteSelection() }

  open override func selectAll(_ sender: Any?) { selectEverything() }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Scrolls at once, and as little as needed. If the range is larger than the view, shows its
  /// beginning.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollRectToVisible(frameOfText(in: range), animated: false)
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

  /// No effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// No effect.
  open var allowsEditingTextAttributes = false
  /// No effect.
  open var clearsOnInsertion = false
  /// No effect.
  open var usesStandardTextScaling = false
  @_ObservedChange(UITextView.changeFinding) open var isFindInteractionEnabled = false

  private func changeFinding() {
    if let findInteraction { removeInteraction(findInteraction) }
    findInteraction =
      isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: ownFinding) : nil
    if let findInteraction { addInteraction(findInteraction) }
  }

  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Converts the attributes of the selection, or the typing attributes if nothing is selected.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard selectedRange.length > 0 else {
      typingAttributes = conversionHandler(typingAttributes)
      return
    }
    let text = NSMutableAttributedString(attributedString: attributedText)
    shownText.enumerateAttributes(in: selectedRange) { attributes, range, _ in
      text.setAttributes(conversionHandler(attributes), range: range)
    }
    let selection = selectedRange
    attributedText = text
    inputState.selection = selection
  }
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

  /// The text storage, created on first access to it or to the layout manager.
  private var storage: NSTextStorage?
  private var isTakingText = false

  /// The displayed text. An edit of the storage is displayed at once.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let storage = NSTextStorage(attributedString: shownText)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    showStorage(storage)
    return storage
  }

  /// Lays out ``textStorage``, like ``layoutManager``. Unlike in UIKit, both can be used at the
  /// same time.
  open var textLayoutManager: NSTextLayoutManager? {
    if let ownContent { return ownContent.primaryTextLayoutManager }
    let content = NSTextContentStorage()
    content.textStorage = textStorage
    let manager = NSTextLayoutManager()
    manager.textContainer = textContainer
    content.addTextLayoutManager(manager)
    manager.onRendering = { [weak self] in
      guard let self else { return }
      let view = UncheckedAccess(self)
      onMainActor { view.value.contentDidChange() }
    }
    ownContent = content
    return manager
  }

  private var ownContent: NSTextContentStorage?

  /// The text with the rendering attributes of the text layout manager. Nil if there are no
  /// attributes at all.
  private var renderedText: NSAttributedString? {
    guard let manager = ownContent?.primaryTextLayoutManager else { return attributed }
    // Creating the fragments validates their rendering attributes.
    if manager.renderingAttributesValidator != nil { _ = manager.fragments }
    guard !manager.renderingRuns.isEmpty else { return attributed }
    return manager.rendered(attributedText, from: 0)
  }

  open var layoutManager: NSLayoutManager {
    textContainer.layoutManager ?? textStorage.layoutManagers[0]
  }

  private func showStorage(_ storage: NSTextStorage) {
    self.storage = storage
    storage.onEdit = { [weak self] text in
      guard let self else { return }
      let box = UncheckedAccess((self, text))
      onMainActor { box.value.0.takeText(of: box.value.1) }
    }
  }

  private func takeText(of storage: NSAttributedString) {
    guard !isTakingText else { return }
    isTakingText = true
    let selection = selectedRange
    attributedText = NSAttributedString(
      attributedString: storage.attributedSubstring(
        from: NSRange(location: 0, length: storage.length)))
    inputState.selection = clamped(selection)
    isTakingText = false
  }

  /// The text, completed by the view's font and colour.
  private var shownText: NSAttributedString {
    let text = NSMutableAttributedString(string: inputText)
    let whole = NSRange(location: 0, length: text.length)
    text.setAttributes(
      [.font: font ?? UIFont(.standardText), .foregroundColor: textColor ?? .label], range: whole)
    guard let attributed else { return text }
    attributed.enumerateAttributes(in: whole) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
    }
    return text
  }

  /// The size of the view without the insets.
  private var roomForText: CGSize {
    let inset = textContainerInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// The views of the attachments that the view shows.
  var attachmentViews: [UIView] = []

  open override func layoutSubviews() {
    takeExtentOfText()
    super.layoutSubviews()
    if mayHaveAttachments { placeAttachmentViews() }
  }

  private var mayHaveAttachments: Bool { attributed != nil || !attachmentViews.isEmpty }

  override func contentDidChange() {
    measuredWidth = nil
    setNeedsLayout()
    if let storage, !isTakingText {
      isTakingText = true
      let shown = shownText
      storage.setAttributedString(shown)
      isTakingText = false
      // A storage subclass or its delegate may have set attributes while processing the edit.
      if !storage.isEqual(to: shown) { takeText(of: storage) }
    }
    LayoutStore.current.setContent(.textView(content), of: item)
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
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default

  /// No effect.
  open var interactionState: Any = NSNull()

  /// Searches the text if ``isFindInteractionEnabled`` is true. No interface is drawn.
  open private(set) var findInteraction: UIFindInteraction?

  private lazy var ownFinding = DefaultFindDelegate(self)

  open var isWritingToolsActive: Bool { false }
}
