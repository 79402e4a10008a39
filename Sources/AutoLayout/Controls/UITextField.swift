// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

/// A field for a line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view beside the text shows.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
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

  open var text: String? = "" {
    didSet { contentDidChange() }
  }

  open var placeholder: String? {
    didSet { contentDidChange() }
  }

  /// The system's font at 17 points unless set.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { contentDidChange() }
  }

  open var textColor: UIColor? = UIColor.label {
    didSet { contentDidChange() }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { contentDidChange() }
  }

  open var borderStyle = BorderStyle.none {
    didSet { contentDidChange() }
  }

  open var isSecureTextEntry = false {
    didSet { contentDidChange() }
  }

  open var adjustsFontSizeToFitWidth = false
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

  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var clearButtonMode = ViewMode.never

  // MARK: Typing

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Geometry

  /// Where the text stands.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

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
    LayoutStore.current.forest.setContent(.textField(content), of: item)
  }
}
