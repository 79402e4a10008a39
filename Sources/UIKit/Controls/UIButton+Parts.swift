// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Typography
import UIKitComponents

extension UIButton {
  /// Makes the views of what the button shows, as UIKit's has them once it is laid out.
  func makeParts() {
    if madeTitleLabel == nil, makeContent().title.map({ !$0.isEmpty }) ?? false { _ = titleLabel }
    if madeImageView == nil, (configuration?.image ?? currentImage) != nil { _ = imageView }
  }

  /// Brings label and image view to where the button draws title and image.
  func placeParts() {
    guard madeTitleLabel != nil || madeImageView != nil else { return }
    let content = contentRect(forBounds: bounds)
    madeTitleLabel?.frame = titleRect(forContentRect: content)
    madeImageView?.frame = imageRect(forContentRect: content)
  }

  func insetContent(_ bounds: CGRect) -> CGRect {
    CGRect(coreMeasurer.contentRect(of: makeContent(), in: bounds.core, coreDirection))
  }

  /// Where title and image stand within `content`; of no size in its middle where there is none.
  func parts(in content: CGRect) -> (title: CGRect, image: CGRect) {
    let parts = coreMeasurer.parts(of: makeContent(), in: content.core, coreDirection)
    let nothing = content.core.centered(.zero)
    return (CGRect(parts.title ?? nothing), CGRect(parts.image ?? nothing))
  }

  /// The size of the title in a line, or wrapped in `width` if it wraps; 0 is no limit.
  func titleSize(in width: CGFloat) -> CGSize {
    let room = width > 0 ? Double(width) : nil
    return CGSize(coreMeasurer.titleSize(of: makeContent(), room: room) ?? .zero)
  }
}

/// Gives the title a frame and hands on what is set of it; the button draws the title.
final class UIButtonLabel: UILabel {
  private weak var button: UIButton?

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = button
    isOpaque = false
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

  override var printedText: String? { text }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    button?.titleSize(in: size.width) ?? .zero
  }

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

  override func setItemContent(_ content: ItemContent) {}
}
