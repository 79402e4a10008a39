// SPDX-License-Identifier: MIT

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
    // Source: SwiftUI's editors of text are white until the appearance of text views says otherwise.
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

  /// Text is set the same way whatever the argument.
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

  /// Links are followed where it is not set. Code types all the same.
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

  /// As wide as the view and as high as the text in that width, the insets included. What is set counts until the text
  /// or the width changes.
  ///
  /// Measures the text where either has changed.
  open override var contentSize: CGSize {
    get {
      takeExtentOfText()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// The width for which the content size was last taken.
  private var measuredWidth: CGFloat?

  private func takeExtentOfText() {
    let width = bounds.width
    guard measuredWidth != width, width > 0 else { return }
    measuredWidth = width
    super.contentSize = CGSize(width: width, height: extentOfText(in: width).height)
  }

  /// The text with links as they are shown.
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

  /// What the layout and pictures know of the view's text.
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

  /// Its padding and its number of lines count.
  public let textContainer: NSTextContainer

  /// No effect.
  open var borderStyle = BorderStyle.none

  public enum BorderStyle: Sendable { case none, roundedRect }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What links have besides their own attributes; the tint, where nothing was set.
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

  /// There is one whether or not the view is the first responder.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { changeSelection(newValue) }
  }

  open var selectedRange: NSRange {
    get { inputState.selection }
    set { changeSelection(UITextRange(newValue)) }
  }

  /// One range: nothing selects several.
  open var selectedRanges: [NSRange] {
    get { [selectedRange] }
    set { if let first = newValue.first { selectedRange = first } }
  }

  open var hasText: Bool { !inputText.isEmpty }

  /// Inserts text where the selection is, if the delegate agrees, as typing does.
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

  /// Asks the delegate.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    agrees(toReplace: range, with: text)
  }

  /// As the text is written: nothing is known of single places.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Where the caret would stand, 2 points wide; nothing blinks.
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
      let box = Unguarded(rect.offsetBy(dx: inset.left, dy: inset.top))
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

  /// What ``setMarkedText(_:selectedRange:)`` has typed, until it is confirmed.
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
    let text = shownText
    let place = direction == .backward ? position.offset - 1 : position.offset
    guard 0..<text.length ~= place else { return typingAttributes }
    return text.attributes(at: place, effectiveRange: nil)
  }

  /// Asks the delegate.
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

  /// Moves the caret to the place in the text that is nearest.
  open func updateFloatingCursor(at point: CGPoint) {
    guard let position = closestPosition(to: point) else { return }
    selectedTextRange = textRange(from: position, to: position)
  }

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

  /// Scrolls as little as needed, at once; a range that is larger than the view shows its beginning.
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

  /// Converts the attributes of what is selected, or those of what is typed next.
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

  // MARK: TextKit

  /// The text of the layout manager, once one of both was asked for.
  private var storage: NSTextStorage?
  private var isTakingText = false

  /// The text as it is shown; what is changed in it is shown at once.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let storage = NSTextStorage(attributedString: shownText)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    showStorage(storage)
    return storage
  }

  /// Sets the text of ``textStorage`` as ``layoutManager`` does; asking for one does not end the other's use.
  open var textLayoutManager: NSTextLayoutManager? {
    if let ownContent { return ownContent.primaryTextLayoutManager }
    let content = NSTextContentStorage()
    content.textStorage = textStorage
    let manager = NSTextLayoutManager()
    manager.textContainer = textContainer
    content.addTextLayoutManager(manager)
    manager.onRendering = { [weak self] in
      guard let self else { return }
      let view = Unguarded(self)
      onMainActor { view.value.contentDidChange() }
    }
    ownContent = content
    return manager
  }

  private var ownContent: NSTextContentStorage?

  /// The text with the attributes that its layout manager draws it with; nil where all of it looks alike.
  private var renderedText: NSAttributedString? {
    guard let manager = ownContent?.primaryTextLayoutManager else { return attributed }
    // Fragments that are made have their attributes validated.
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
      let box = Unguarded((self, text))
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

  /// The text with the view's own font and colour where it has none.
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

  /// What the insets leave of the view.
  private var roomForText: CGSize {
    let inset = textContainerInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// Those of attachments, as they are shown.
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
      // Delegates and storages of the app's own, which set colours while it is processed.
      if !storage.isEqual(to: shown) { takeText(of: storage) }
    }
    LayoutStore.current.setContent(.textView(content), of: item)
  }

  // MARK: Dragging and pasting

  /// No effect.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// No effect.
  open var textDragOptions: UITextDragOptions = []
  /// No effect.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// No effect.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  /// Nil: nothing is dragged.
  open var textDragInteraction: UIDragInteraction? { nil }

  /// Nil: nothing is dropped.
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

  /// Finds in the text where ``isFindInteractionEnabled`` is set; nothing is drawn of it.
  open private(set) var findInteraction: UIFindInteraction?

  private lazy var ownFinding = OwnFinding(self)

  open var isWritingToolsActive: Bool { false }
}
