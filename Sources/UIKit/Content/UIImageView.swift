// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class UIImageView: UIView {
  override func writeContent(_ coder: NSCoder) { writeImage(coder) }

  override func readContent(_ archive: NSKeyedUnarchiver) { readImage(archive) }

  override var derivedAccessibilityTraits: UIAccessibilityTraits { .image }

  override var derivedAccessibilityLabel: String? { image?.accessibilityLabel }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    decode(coder, decodeImageView)
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(with: image, nil)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(with: image, highlightedImage)
  }

  private func begin(with image: UIImage?, _ highlightedImage: UIImage?) {
    isUserInteractionEnabled = false
    isOpaque = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  @_Shown open var image: UIImage? = nil

  @_Shown open var highlightedImage: UIImage? = nil

  @_Shown open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil

  @_Shown open var isHighlighted = false

  // MARK: Animation

  /// The images are not shown: the view keeps showing its image.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// 0 means a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = !(animationImages ?? []).isEmpty }

  open func stopAnimating() { isAnimating = false }

  override func showHighlight(_ isHighlighted: Bool) {
    self.isHighlighted = isHighlighted
    super.showHighlight(isHighlighted)
  }

  override func contentDidChange() {
    guard var shown = isHighlighted ? highlightedImage ?? image : image else {
      return setItemContent(.none)
    }
    if let preferredSymbolConfiguration, shown.symbolConfiguration == nil {
      shown = shown.withConfiguration(preferredSymbolConfiguration)
    }
    setItemContent(.image(shown.content))
  }

  func setItemContent(_ content: ItemContent) { LayoutStore.current.setContent(content, of: item) }

  /// No effect.
  open var adjustsImageWhenAncestorFocused = false
  /// No effect.
  open var masksFocusEffectToContents = false
  /// No effect.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// No effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  public private(set) lazy var focusedFrameGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }()

  /// Above the image, with the size of the view.
  public private(set) lazy var overlayContentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
}
