// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import Typography
import UIKitComponents

open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  override func writeContent(_ coder: NSCoder) { writeLabel(coder) }

  override func readContent(_ archive: NSKeyedUnarchiver) { readLabel(archive) }

  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UILabel.font, of: self)
    appearance.set(\UILabel.textColor, of: self)
  }

  private var label = LabelContent(ColoredText(AttributedText("", font: .standardLabel)))
  private var attributed: NSAttributedString?

  open override class var layerClass: AnyClass { _UILabelLayer.self }

  override var derivedAccessibilityLabel: String? { text }

  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .staticText : [.staticText, .notEnabled]
  }

  override var isAccessibilityElementByItself: Bool { !(text ?? "").isEmpty }

  override func vary(from old: Item, to new: Item) {
    super.vary(from: old, to: new)
    varyLabel(from: old, to: new)
  }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeLabel) }

  override func setUpContent() {
    isUserInteractionEnabled = false
    contentDidChange()
  }

  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      plain = newValue
      attributed = nil
      contentDidChange()
      KeyValueObserving.compare(self)
    }
  }

  private var plain: String?

  /// The first paragraph style in it counts for all of it.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      plain = newValue?.string
      contentDidChange()
      KeyValueObserving.compare(self)
    }
  }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The one that the attributed text begins with, where it has one. Setting it changes all of that text.
  open var font: UIFont! {
    get { attribute(.font) ?? ownFont }
    set {
      setAttribute(.font, newValue)
      ownFont = newValue
    }
  }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The one that the attributed text begins with, where it has one. Setting it changes all of that text.
  open var textColor: UIColor! {
    get { attribute(.foregroundColor) ?? ownColor }
    set {
      setAttribute(.foregroundColor, newValue)
      ownColor = newValue
    }
  }

  /// What counts where the attributed text says nothing.
  @_Shown var ownFont: UIFont? = UIFont(.standardLabel)

  @_Shown var ownColor: UIColor? = UIColor.label

  @_Shown var ownAlignment = NSTextAlignment.natural

  /// An attribute of the first character.
  private func attribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let attributed, attributed.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let range = NSRange(location: 0, length: changed.length)
    if let value {
      changed.addAttribute(key, value: value, range: range)
    } else {
      changed.removeAttribute(key, range: range)
    }
    self.attributed = changed
  }

  @_Shown open var highlightedTextColor: UIColor? = nil

  /// Shows ``highlightedTextColor``, where there is one.
  @_Shown open var isHighlighted = false

  /// A label that is not enabled shows its text dimmed.
  @_Observed(UILabel.enabledDidChange) open var isEnabled = true

  private func enabledDidChange() { updateAppearance { $0.ornaments.isDisabled = !isEnabled } }

  @_Observed(UILabel.updateShadow) open var shadowColor: UIColor? = nil

  @_Observed(UILabel.updateShadow) open var shadowOffset = CGSize(width: 0, height: -1)

  private func updateShadow() {
    let shadow = shadowColor.map {
      TextShadow(color: $0.color, offset: Point(x: shadowOffset.width, y: shadowOffset.height))
    }
    updateAppearance { $0.ornaments.textShadow = shadow }
  }

  /// That of the paragraph that the attributed text begins with, where it has one. Setting it changes all of that text.
  open var textAlignment: NSTextAlignment {
    get { (attribute(.paragraphStyle) as NSParagraphStyle?)?.alignment ?? ownAlignment }
    set {
      if let style: NSParagraphStyle = attribute(.paragraphStyle) {
        let changed = NSMutableParagraphStyle()
        changed.setParagraphStyle(style)
        changed.alignment = newValue
        setAttribute(.paragraphStyle, changed)
      }
      ownAlignment = newValue
    }
  }

  @_Shown open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// No effect.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  /// No effect.
  open var showsExpansionTextWhenTruncated = false

  /// No effect.
  open var enablesMarqueeWhenAncestorFocused = false

  @_Shown open var numberOfLines = 1

  @_Shown open var adjustsFontSizeToFitWidth = false

  /// 0 leaves it to the renderer, which stops at 0.3.
  @_Shown open var minimumScaleFactor: CGFloat = 0

  /// No effect.
  open var allowsDefaultTighteningForTruncation = false

  /// No effect.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  @_Shown open var preferredMaxLayoutWidth: CGFloat = 0

  @_Observed(UILabel.adjustFont) open var adjustsFontForContentSizeCategory = false

  override func showHighlight(_ isHighlighted: Bool) {
    self.isHighlighted = isHighlighted
    super.showHighlight(isHighlighted)
  }

  override func adjustFont() {
    guard adjustsFontForContentSizeCategory, let adjusted = ownFont?.adjusted(to: traitCollection)
    else { return }
    ownFont = adjusted
  }

  /// The content size and ``sizeThatFits(_:)`` follow what an override makes of it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard isProbed else { return ownTextRect(in: bounds, limitedToNumberOfLines: numberOfLines) }
    probedBounds = bounds
    return bounds
  }

  /// Whether ``textRect(forBounds:limitedToNumberOfLines:)`` is only asked what an override changes.
  private var isProbed = false
  private var probedBounds: CGRect?

  /// Whether an override changes what is asked of the text's place or what is answered.
  private var isTextPlaced: Bool {
    isProbed = true
    probedBounds = nil
    defer { isProbed = false }
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let answer = textRect(forBounds: probe, limitedToNumberOfLines: numberOfLines)
    return answer != probe || probedBounds != probe
  }

  /// Notes where text is drawn in pictures.
  open func drawText(in rect: CGRect) { drawnTextRect = rect }

  private var drawnTextRect: CGRect?

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  override var placedTextRect: CGRect? {
    defer { drawnTextRect = nil }
    return drawnTextRect == bounds ? nil : drawnTextRect ?? CGRect.zero
  }

  open override var intrinsicContentSize: CGSize {
    sizeOfPlacedText(width: state.measuringWidth.map { CGFloat($0) }) ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < Self.unlimited ? size.width : nil
    if let size = sizeOfPlacedText(width: width) { return size }
    return CGSize(coreMeasurer.size(of: .label(label), width: width.map { Double($0) }))
  }

  /// Lengths from which on nothing is limited, in points.
  private static let unlimited: CGFloat = 100_000

  private func ownTextRect(in bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    var limited = label
    limited.numberOfLines = max(0, lines)
    let width = bounds.width < Self.unlimited ? Double(bounds.width) : nil
    let size = coreMeasurer.size(of: .label(limited), width: width)
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y, width: min(size.width ?? 0, bounds.width),
      height: min(size.height ?? 0, bounds.height))
  }

  /// The size that an override of ``textRect(forBounds:limitedToNumberOfLines:)`` asks for, if any.
  private func sizeOfPlacedText(width: CGFloat?) -> CGSize? {
    guard isTextPlaced else { return nil }
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    let bounds = CGRect(x: 0, y: 0, width: limit ?? 1e7, height: 1e7)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  override func contentDidChange() {
    let font = (attributed == nil ? self.font : ownFont)?.font ?? .standardLabel
    let highlighted = isHighlighted ? highlightedTextColor : nil
    let color = (highlighted ?? (attributed == nil ? textColor : ownColor))?.color ?? Color(.label)
    if let attributed {
      label.text = ColoredText(
        attributed, font: font, color: color, alignment: ownAlignment.core)
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

  func setItemContent(_ content: LabelContent) {
    LayoutStore.current.setContent(.label(content), of: item)
  }

  /// No effect.
  open var minimumFontSize: CGFloat = 0
  /// No effect.
  open var adjustsLetterSpacingToFitWidth = false
  /// No effect.
  open var preferredVibrancy = UILabelVibrancy.none
  /// No effect.
  open var sizingRule = UILetterformAwareSizingRule.typographic
}

/// No effect.
public enum UILabelVibrancy: Int, Sendable { case none, automatic }

/// No effect.
public enum UILetterformAwareSizingRule: Int, Sendable { case typographic, oversize }

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// The layer of a label, which descriptions name.
final class _UILabelLayer: CALayer {}
