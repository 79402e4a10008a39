// SPDX-License-Identifier: MIT

public import Foundation

/// A view that a collection view uses again and again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What the view was registered under; nil for one that a client made itself.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Is called before the view is handed out again. Overrides call super.
  open func prepareForReuse() {}

  /// The place that suits the view best, given one: as large as its constraints make it.
  ///
  /// Layouts with estimated sizes ask it; overrides may keep one of the lengths.
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

  /// Takes the place that a layout gives the view: frame, opacity and transform. Is called at each
  /// layout of the collection; overrides call super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    frame = layoutAttributes.frame
    alpha = layoutAttributes.alpha
    if transform != layoutAttributes.transform { transform = layoutAttributes.transform }
  }
}

/// An item of a collection view: a view whose content lies in a content view as large as itself.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content. Its mask ties it to the cell: leave it alone.
  open var contentView: UIView { ownContentView }

  private let ownContentView: UIView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownContentView.fill(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownContentView.fill(self)
  }

  /// What the cell shows in place of subviews of one's own; nil leaves the content view to its owner.
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

  /// Whether the item is chosen; the collection sets it. Pictures do not show it.
  open var isSelected = false
  /// Whether the item is being touched; there is no input here.
  open var isHighlighted = false
  /// A view behind the content; kept, not shown.
  open var backgroundView: UIView?
  /// A view behind the content of a chosen item; kept, not shown.
  open var selectedBackgroundView: UIView?

  /// A cell is as large as the constraints of its content view make it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
