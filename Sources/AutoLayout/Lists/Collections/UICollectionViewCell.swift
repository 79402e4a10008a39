// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
  }

  open func prepareForReuse() {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: layoutAttributes.isWidthFixed ? .required : .fittingSizeLevel,
      verticalFittingPriority: layoutAttributes.isHeightFixed ? .required : .fittingSizeLevel)
    layoutAttributes.frame.size = layoutAttributes.merged(layoutAttributes.size, size)
    return layoutAttributes
  }

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    frame = layoutAttributes.frame
    alpha = layoutAttributes.alpha
    if transform != layoutAttributes.transform { transform = layoutAttributes.transform }
  }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  override var imposedContents: [UIView] { [contentView] }

  open var contentView: UIView { ownContentView }

  private var ownContentView: UIView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownContentView.fill(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let content = decodedView(coder, key: "contentView") {
      ownContentView = content
    } else {
      ownContentView.fill(self)
    }
    decode(coder) { _ in }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let contentConfiguration {
        configuredView = contentView.install(contentConfiguration, replacing: configuredView)
      } else {
        configuredView?.removeFromSuperview()
        configuredView = nil
      }
      askForMeasuring()
    }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    askForMeasuring()
  }

  /// Has the collection ask for the cell's size anew, unless it is not to.
  private func askForMeasuring() {
    guard let view = superview as? UICollectionView, view.selfSizingInvalidation != .disabled else {
      return
    }
    view.remeasure(self)
  }

  private var configuredView: UIView?

  /// No effect.
  open var isSelected = false
  /// No effect.
  open var isHighlighted = false
  /// No effect.
  open var backgroundView: UIView?
  /// No effect.
  open var selectedBackgroundView: UIView?

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
