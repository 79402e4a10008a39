// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

/// A view of text that scrolls, or that without scrolling is as high as its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  // As in UIKit the text is never nil, though it may be set to it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet {
      attributed = nil
      show()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string ?? ""
      attributed = newValue
      show()
    }
  }

  private var attributed: NSAttributedString?

  /// The system's font at 12 points unless set.
  open var font: UIFont? {
    didSet { show() }
  }

  open var textColor: UIColor? {
    didSet { show() }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { show() }
  }

  /// Insets of the text: 8 points above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { show() }
  }

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
  open var isSecureTextEntry = false

  open var isEditable = true
  open var isSelectable = true
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

  open override var isScrollEnabled: Bool {
    didSet { show() }
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
    let color = textColor?.color ?? .black
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

  /// Where the text is set, within the insets.
  public private(set) lazy var textContainer: NSTextContainer = {
    let container = NSTextContainer(size: .zero)
    container.onChange = { [weak self] in self?.show() }
    return container
  }()

  open weak var inputDelegate: (any UITextInputDelegate)?

  private func show() {
    LayoutStore.current.forest.setContent(.textView(content), of: item)
  }
}
