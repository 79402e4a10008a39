// SPDX-License-Identifier: MIT

public import Foundation

/// The header or footer of a section of a table: as high as the constraints of its content view
/// make it, or 28 points without any.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// What the view was registered under; nil for one that a client made itself.
  public let reuseIdentifier: String?
  /// The view that holds the content. Its mask ties it to the header or footer: leave it alone.
  open var contentView: UIView { ownContentView }

  private let ownContentView: UIView = UIView()

  /// A view of 320 × 28 points.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    ownContentView.fill(self)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    ownContentView.fill(self)
  }

  /// Is called before the view is handed out again in UIKit; never here, as every one is new.
  open func prepareForReuse() {}

  /// The label of a title, made and added when it is first asked for; never nil. It fills the view
  /// inside its margins, 16 points at least, in the small grey font of footnotes.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    setNeedsLayout()
    ownTextLabel = label
    return label
  }

  private var ownTextLabel: UILabel?

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = contentView.layoutMargins
    ownTextLabel?.frame = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: max(16, margins.left), bottom: 0, right: max(16, margins.right)))
  }

  /// As large as the constraints of the content view make it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
