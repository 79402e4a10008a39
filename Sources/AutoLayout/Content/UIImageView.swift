// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A view that shows an image, as large as the image by itself; without one it has no size of its own.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A view at the origin, as large as the image, or of no size without one.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(with: image, nil)
  }

  /// The same, with an image for while the view is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(with: image, highlightedImage)
  }

  private func begin(with image: UIImage?, _ highlightedImage: UIImage?) {
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// What is shown. Its size, alignment insets aside, is the view's content size from the next
  /// layout on; the frame stays.
  open var image: UIImage? {
    didSet { updateContent() }
  }

  /// What is shown, and measured, in place of ``image`` while ``isHighlighted``; nil for no
  /// difference.
  open var highlightedImage: UIImage? {
    didSet { updateContent() }
  }

  /// What chooses the size of a symbol that has no configuration of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { updateContent() }
  }

  /// Whether ``highlightedImage`` shows; only code sets it.
  open var isHighlighted = false {
    didSet { updateContent() }
  }

  private func updateContent() {
    guard var shown = isHighlighted ? highlightedImage ?? image : image else {
      return setItemContent(.none)
    }
    if let preferredSymbolConfiguration, shown.symbolConfiguration == nil {
      shown = shown.withConfiguration(preferredSymbolConfiguration)
    }
    setItemContent(.image(shown.content))
  }

  /// Hands over what is to be drawn and measured.
  func setItemContent(_ content: ItemContent) {
    LayoutStore.current.setContent(content, of: item)
  }
}
