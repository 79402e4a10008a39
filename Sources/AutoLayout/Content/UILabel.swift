// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

/// A view that shows text, as large as the text by itself.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var label = LabelContent(ColoredText(AttributedText("", font: .system(17))))
  private var attributed: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureAsLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureAsLabel()
  }

  private func configureAsLabel() {
    isUserInteractionEnabled = false
    updateContent()
  }

  /// The text, in one font and colour. nil and the empty text have a content size of zero.
  ///
  /// Setting it drops ``attributedText``. Changes of what a label shows are measured at the next
  /// layout.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      plain = newValue
      attributed = nil
      updateContent()
    }
  }

  private var plain: String?

  /// The text with fonts, colours and paragraph style of its own; the first paragraph style in it
  /// counts for all of it. Setting it leaves ``font`` and ``textColor`` as they are, for runs
  /// without their own.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      plain = newValue?.string
      updateContent()
    }
  }

  /// The font of text that has none of its own; the system's at 17 points unless set.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { updateContent() }
  }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of text that has none of its own; that of labels unless set, and black for nil.
  open var textColor: UIColor! = UIColor.label {
    didSet { updateContent() }
  }

  /// The colour of text while highlighted; kept, not drawn.
  open var highlightedTextColor: UIColor?

  /// Whether the text is drawn highlighted; kept, not drawn.
  open var isHighlighted = false

  /// Whether the text is drawn as that of something usable; kept, not drawn.
  open var isEnabled = true

  /// The colour of a shadow; kept, not drawn.
  open var shadowColor: UIColor?

  /// Where a shadow falls; kept, not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Where lines stand in the label's width; the reading direction decides unless set.
  open var textAlignment = NSTextAlignment.natural {
    didSet { updateContent() }
  }

  /// How lines break, and how a last line that is too long ends. With several lines all modes but
  /// `byCharWrapping` break between words.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { updateContent() }
  }

  /// The greatest number of lines; 0 for as many as the text needs. With any number but 1 the label
  /// is measured again at the width that the layout finds.
  open var numberOfLines = 1 {
    didSet { updateContent() }
  }

  /// Whether the font shrinks so that the text fits the width when it is drawn. The content size is
  /// that of the full font.
  open var adjustsFontSizeToFitWidth = false {
    didSet { updateContent() }
  }

  /// The least factor by which the font shrinks; 0 leaves it to the renderer, which stops at 0.3.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { updateContent() }
  }

  /// Whether letters may move together before text is cut; they do not here.
  open var allowsDefaultTighteningForTruncation = false

  /// Where text that shrank stands; without effect on layout.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// The width in points at which a text of several lines is measured; 0 takes the width that the
  /// layout finds.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { updateContent() }
  }

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

  /// The rectangle that the text takes of `bounds` in at most `numberOfLines` lines, from the
  /// origin of `bounds` and no larger. Drawing does not ask it: an override has no effect.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    var limited = label
    limited.numberOfLines = numberOfLines
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    let size = measurer.size(of: .label(limited), width: bounds.width)
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y, width: min(size.width ?? 0, bounds.width),
      height: min(size.height ?? 0, bounds.height))
  }

  /// Is never called: the renderer draws the text.
  open func drawText(in rect: CGRect) {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width: Double? = size.width > 0 && size.width < 100_000 ? Double(size.width) : nil
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    return CGSize(measurer.size(of: .label(label), width: width))
  }

  private func updateContent() {
    let font = font?.font ?? .system(17)
    let color = textColor?.color ?? .black
    if let attributed {
      label.text = ColoredText(
        attributed, font: font, color: color, alignment: textAlignment.core)
    } else {
      label.text = ColoredText(
        AttributedText(plain ?? "", font: font), colors: [color], alignment: textAlignment.core)
    }
    label.numberOfLines = max(0, numberOfLines)
    label.lineBreakMode = lineBreakMode.core
    label.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    label.adjustsFontSizeToFit = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    setItemContent(label)
  }

  /// Hands over what is to be drawn and measured.
  func setItemContent(_ content: LabelContent) {
    LayoutStore.current.setContent(.label(content), of: item)
  }
}

/// Where a text that shrank to fit stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where that of the full font is.
  case alignBaselines = 0
  /// The middle stays where that of the full font is.
  case alignCenters = 1
  /// The top left corner stays.
  case none = 2
}
