// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

/// A field for a line of text: as wide as its text or placeholder and the room of its border, and a
/// line high, or 34 points with round corners.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  /// The border, which decides the height and the room beside the text.
  public enum BorderStyle: Int, Sendable {
    /// No border: as high as a line and a point.
    case none = 0
    /// A black line; 7 points of room at the sides.
    case line = 1
    /// A grey line; 7 points of room at the sides.
    case bezel = 2
    /// A field with round corners, 34 points high or 12 more than the line where that is higher; 7
    /// points of room at the sides.
    case roundedRect = 3
  }

  /// When a view beside the text shows.
  public enum ViewMode: Int, Sendable {
    /// Not at all.
    case never = 0
    /// While the user types.
    case whileEditing = 1
    /// While the user does not type.
    case unlessEditing = 2
    /// All the time.
    case always = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
  }

  /// The text; while it is empty the placeholder shows, and is measured. Setting it tells nobody,
  /// as in UIKit.
  open var text: String? = "" {
    didSet { contentDidChange() }
  }

  /// What shows, in the system's colour and the field's font, while there is no text.
  open var placeholder: String? {
    didSet { contentDidChange() }
  }

  /// The font of text and placeholder; the system's at 17 points unless set, and for nil.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { contentDidChange() }
  }

  /// The colour of the text; that of labels unless set, and black for nil.
  open var textColor: UIColor? = UIColor.label {
    didSet { contentDidChange() }
  }

  /// Where the text stands in the field; the reading direction decides unless set.
  open var textAlignment = NSTextAlignment.natural {
    didSet { contentDidChange() }
  }

  /// The border; none unless set. It counts for the content size from the next layout on.
  open var borderStyle = BorderStyle.none {
    didSet { contentDidChange() }
  }

  /// The text with attributes, of which fonts and colours come from the field's own.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The placeholder with attributes, which it is drawn and measured without.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// False: nobody types here.
  open var isEditing: Bool { false }

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// What would stand in place of the keyboard; kept.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What would stand above the keyboard; kept.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Whether pictures show bullets for the characters. The field is as wide as its text all the
  /// same.
  open var isSecureTextEntry = false {
    didSet { contentDidChange() }
  }

  /// Kept, without effect: the text is cut where it is too long.
  open var adjustsFontSizeToFitWidth = false
  /// The least size that the font may shrink to; kept, without effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the user's preferred text size as it changes.
  open var adjustsFontForContentSizeCategory = false {
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

  /// A view at the left of the text; kept, it enters no hierarchy and takes no room.
  open var leftView: UIView?
  /// When ``leftView`` shows; kept, without effect.
  open var leftViewMode = ViewMode.never
  /// A view at the right of the text; kept, it enters no hierarchy and takes no room.
  open var rightView: UIView?
  /// When ``rightView`` shows; kept, without effect.
  open var rightViewMode = ViewMode.never
  /// When the button that clears the field shows; kept, it is not drawn.
  open var clearButtonMode = ViewMode.never

  // MARK: Typing

  /// Kept, as there is no keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Kept, as there is no keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept, as there is no keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept: what code sets stays as it is.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept: what code sets stays as it is.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept: what code sets stays as it is.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What the text means to the system; kept.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Kept, as there is no keyboard.
  open var enablesReturnKeyAutomatically = false

  /// Hears of typing; kept, nobody types here.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Geometry

  /// Where the text stands: 7 points from the sides and 2 from above and below inside a border.
  /// Drawing and measuring do not ask it: an override has no effect on them.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }

  /// Where the text stands while it is typed; that of ``textRect(forBounds:)`` unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the border: all of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where ``leftView`` would stand: at the left edge, in the middle of the height, in its own size.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where ``rightView`` would stand: at the right edge, in the middle of the height, in its own size.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Where the button that clears the field would stand: 19 points in size, 5 from the right edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Where the placeholder stands; that of ``textRect(forBounds:)`` unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  override func contentDidChange() {
    let font = font?.font ?? .system(17)
    let text = ColoredText(
      AttributedText(text ?? "", font: font), colors: [textColor?.color ?? .black],
      alignment: textAlignment.core)
    var content = TextFieldContent(text, font: font)
    content.placeholder = placeholder
    content.borderStyle = TextFieldContent.BorderStyle(rawValue: borderStyle.rawValue) ?? .none
    content.isSecure = isSecureTextEntry
    LayoutStore.current.setContent(.textField(content), of: item)
  }
}
