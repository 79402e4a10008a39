// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

/// A view of text that scrolls, or that without scrolling is as high as its text.
///
/// Only without scrolling it has a content size: that of the text wrapped at the width that the
/// layout finds, ``textContainerInset`` and the padding of ``textContainer``.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
  /// A text view that sets its text in `textContainer`; nil makes one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    begin()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A text view of no size; text is set the same way whatever the argument says.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    textContainer.onChange = { [weak self] in self?.updateContent() }
    updateContent()
  }

  // As in UIKit the text is never nil, though it may be set to it.
  /// The text, in one font and colour. Setting it drops ``attributedText`` and tells nobody, as in
  /// UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet {
      attributed = nil
      updateContent()
    }
  }

  /// The text with fonts, colours and paragraph style of its own; ``font`` and ``textColor`` count
  /// for runs without.
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

  /// The system's font at 12 points unless set.
  open var font: UIFont? {
    didSet { updateContent() }
  }

  /// The colour of text that has none of its own; black for nil, which it is unless set.
  open var textColor: UIColor? {
    didSet { updateContent() }
  }

  /// Where lines stand in the view's width; the reading direction decides unless set.
  open var textAlignment = NSTextAlignment.natural {
    didSet { updateContent() }
  }

  /// Points between the view's edges and the text container: 8 above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { updateContent() }
  }

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
  /// Kept: text views show their text.
  open var isSecureTextEntry = false

  /// Whether the user may change the text; kept, nobody types here.
  open var isEditable = true
  /// Whether the user may select text; kept, nobody does here.
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

  /// Where the text is set, within the insets. Its padding and its number of lines count; changes
  /// are measured at the next layout.
  public let textContainer: NSTextContainer

  /// The border; kept, none is drawn.
  open var borderStyle = BorderStyle.none

  /// What stands around the text.
  public enum BorderStyle: Sendable {
    /// Nothing.
    case none
    /// A rectangle with round corners.
    case roundedRect
  }

  /// How links look; kept, without effect.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// Hears of typing; kept, nobody types here.
  open weak var inputDelegate: (any UITextInputDelegate)?

  private func updateContent() {
    LayoutStore.current.setContent(.textView(content), of: item)
  }
}
