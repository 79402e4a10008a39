// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore
import Typography

extension UIButton {
  /// Brings label and image view to where the button draws title and image.
  func placeParts() {
    guard madeTitleLabel != nil || madeImageView != nil else { return }
    let content = contentRect(forBounds: bounds)
    madeTitleLabel?.frame = titleRect(forContentRect: content)
    madeImageView?.frame = imageRect(forContentRect: content)
  }

  func insetContent(_ bounds: CGRect) -> CGRect {
    guard let configuration else { return bounds.inset(by: contentEdgeInsets) }
    let insets = configuration.contentInsets
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
        bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading))
  }

  /// Where title and image stand within `content`: one block, the image at its leading end unless the
  /// configuration places it elsewhere.
  func parts(in content: CGRect) -> (title: CGRect, image: CGRect) {
    let image = (configuration?.image ?? currentImage)?.size ?? .zero
    let placement = configuration?.imagePlacement ?? .leading
    let isVertical = placement == .top || placement == .bottom
    let padding = image == .zero ? 0 : configuration?.imagePadding ?? 0
    let room = isVertical ? content.width : max(0, content.width - image.width - padding)
    let natural = titleSize(in: room)
    let title = CGSize(width: min(natural.width, room), height: natural.height)
    let gap = title == .zero ? 0 : padding
    let size =
      isVertical
      ? CGSize(
        width: max(title.width, image.width), height: title.height + gap + image.height)
      : CGSize(
        width: title.width + gap + image.width, height: max(title.height, image.height))
    let block = place(size, in: content)

    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let imageIsFirst =
      isVertical ? placement == .top : (placement != .trailing) == isLeftToRight
    func part(_ size: CGSize, isFirst: Bool) -> CGRect {
      isVertical
        ? CGRect(
          x: block.midX - size.width / 2, y: isFirst ? block.minY : block.maxY - size.height,
          width: size.width, height: size.height)
        : CGRect(
          x: isFirst ? block.minX : block.maxX - size.width,
          y: verticalStart(of: size.height, in: content), width: size.width, height: size.height)
    }
    let frames = (
      title: part(title, isFirst: !imageIsFirst), image: part(image, isFirst: imageIsFirst)
    )
    guard configuration == nil else { return frames }
    return (move(frames.title, by: titleEdgeInsets), move(frames.image, by: imageEdgeInsets))
  }

  /// Opposite insets move a part by half of their difference while it stands in the middle.
  private func move(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let isCentred =
      effectiveContentHorizontalAlignment == .center
      || effectiveContentHorizontalAlignment == .fill
    return frame.offsetBy(
      dx: (insets.left - insets.right) / (isCentred ? 2 : 1), dy: (insets.top - insets.bottom) / 2)
  }

  private func place(_ size: CGSize, in content: CGRect) -> CGRect {
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: content.minX
      case .right: content.maxX - size.width
      default: content.midX - size.width / 2
      }
    return CGRect(
      x: x, y: verticalStart(of: size.height, in: content), width: size.width,
      height: size.height)
  }

  private func verticalStart(of height: CGFloat, in content: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: content.minY
    case .bottom: content.maxY - height
    case .center, .fill: content.midY - height / 2
    }
  }

  /// The size of the title in a line, or wrapped in `width` if it wraps; 0 is no limit.
  func titleSize(in width: CGFloat) -> CGSize {
    let content = makeContent()
    guard let title = content.title, !title.isEmpty else { return .zero }
    var label = LabelContent(title)
    let mode = content.configuration?.titleLineBreakMode ?? content.lineBreakMode
    let wraps = mode == .wordWrap || mode == .characterWrap
    (label.numberOfLines, label.lineBreakMode) = (wraps ? 0 : 1, mode)
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    return CGSize(measurer.size(of: .label(label), width: width > 0 ? Double(width) : nil))
  }
}

/// The label of a button's title. The button draws the title: the label gives it a frame, and hands on
/// what is set of it.
final class ButtonTitleLabel: UILabel {
  private weak var button: UIButton?

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = button
  }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { button.map { UIFont($0.makeContent().font) } ?? super.font }
    set {
      button?.titleFont = newValue
      button?.contentDidChange()
    }
  }

  override var lineBreakMode: NSLineBreakMode {
    get { button?.titleLineBreakMode ?? .byTruncatingMiddle }
    set {
      button?.titleLineBreakMode = newValue
      button?.contentDidChange()
    }
  }

  override var text: String? {
    get { button?.makeContent().title?.text.string }
    set { super.text = newValue }
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    button?.titleSize(in: size.width) ?? .zero
  }

  /// The button draws the title.
  override func setItemContent(_ content: LabelContent) {}
}

/// The view of a button's image, which the button draws.
final class ButtonImageView: UIImageView {
  private weak var button: UIButton?

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = button
  }

  override var image: UIImage? {
    get { button?.configuration?.image ?? button?.currentImage }
    set { super.image = newValue }
  }

  override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The button draws the image.
  override func setItemContent(_ content: ItemContent) {}
}
