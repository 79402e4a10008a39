// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public internal(set) var reuseIdentifier: String?
  open var contentView: UIView { ownContentView }

  private var ownContentView: UIView = UIView()

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
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    super.init(coder: coder)
    if let content = decodedView(coder, key: "contentView") {
      ownContentView = content
    } else {
      ownContentView.fill(self)
    }
    decode(coder) { _ in }
  }

  /// Never called.
  open func prepareForReuse() {}

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

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
