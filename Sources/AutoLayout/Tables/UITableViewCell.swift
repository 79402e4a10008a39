// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A row of a table: a view whose content lies in a content view as large as itself.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Which labels a cell provides.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// What a cell looks like while it is chosen.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// What stands at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// What stands below a cell.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  public let reuseIdentifier: String?
  let style: CellStyle
  /// The labels and the image of the cell's style, once somebody asked for them.
  var parts = CellParts()
  /// Whether a line below the cell takes a pixel of its height, as in tables.
  private(set) var hasSeparator = false
  private(set) var isInTable = false

  /// The view that holds the cell's content. Its mask ties it to the cell: leave it alone.
  public let contentView: UIView = UITableViewCellContentView()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.fill(self)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    style = .default
    super.init(coder: coder)
    contentView.fill(self)
  }

  /// What the cell shows in place of subviews of one's own; nil leaves the content view to its owner.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let contentConfiguration {
        configuredView = contentView.show(contentConfiguration, replacing: configuredView)
      } else {
        configuredView?.removeFromSuperview()
        configuredView = nil
      }
    }
  }

  private var configuredView: UIView?

  /// What ``contentConfiguration`` starts from.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open var selectionStyle = SelectionStyle.default

  /// What stands at the trailing edge; it makes the content view narrower in a table.
  open var accessoryType = AccessoryType.none {
    didSet { showAccessory() }
  }

  /// A view in place of the accessory.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      showAccessory()
    }
  }

  /// The label of the text; the only one of the default style.
  open var textLabel: UILabel? { part(\.text, isProvided: true) }

  /// The label of the detail; nil in the default style.
  open var detailTextLabel: UILabel? { part(\.detail, isProvided: style != .default) }

  /// The view of an image before the text.
  open var imageView: UIImageView? { imagePart }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    placeParts()
  }

  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var isSelected = false
  open var isHighlighted = false

  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// A cell is as large as the constraints of its content view make it, and what the table shows beside
  /// and below that.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let (beside, below) = surroundings
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(
      width: size.width + beside,
      height: max(size.height, partsHeight(width: contentView.bounds.width)) + below)
  }

  /// Takes its place among the rows of a table.
  func join(_ table: UITableView, at indexPath: IndexPath, isLast: Bool) {
    isInTable = true
    hasSeparator = table.separatorStyle == .singleLine
    let side: CGFloat = table.bounds.width >= 414 ? 20 : 16
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: side, bottom: 11, trailing: side)
    separatorInset = table.separatorInset
    show(
      CellContent(
        accessory: accessoryView == nil ? accessoryType.core : .none, tableStyle: table.style.core,
        isFirst: indexPath.row == 0, isLast: isLast,
        separatorInset: hasSeparator
          ? DirectionalEdgeInsets(
            top: 0, leading: separatorInset.left, bottom: 0, trailing: separatorInset.right) : nil))
  }
}

/// The content view of a row, which descriptions show by its class.
///
/// Source: published messages about conflicts in rows.
final class UITableViewCellContentView: UIView {}
