// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A row of a table: a view whose content lies in a content view, which is as large as the cell but
/// for accessory and separator.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Which labels a cell provides.
  public enum CellStyle: Int, Sendable {
    /// A text, and an image before it.
    case `default` = 0
    /// A text, and a grey detail at the other end.
    case value1 = 1
    /// A small text 91 points wide, and a detail after it.
    case value2 = 2
    /// A text, and a smaller detail below it.
    case subtitle = 3
  }

  /// What a cell looks like while it is chosen; kept, pictures do not show it.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing; the row ends at its edge.
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// What stands at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// An arrow that leads on; it takes 34 points.
    case disclosureIndicator = 1
    /// An arrow and a button with an i; they take 58 points.
    case detailDisclosureButton = 2
    /// A mark in the tint; it takes 40 points.
    case checkmark = 3
    /// A button with an i; it takes 40 points.
    case detailButton = 4
  }

  /// What stands below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line of one pixel.
    case singleLine = 1
  }

  /// What the cell is kept under when it leaves the view; nil for one that is not used again.
  public let reuseIdentifier: String?
  let style: CellStyle
  /// The labels and the image of the cell's style, once somebody asked for them.
  var parts = CellParts()
  /// Whether a line below the cell takes a pixel of its height, as in tables.
  private(set) var hasSeparator = false
  private(set) var isInTable = false

  /// The view that holds the cell's content. Its mask ties it to the cell: leave it alone.
  open var contentView: UIView { ownContentView }

  private let ownContentView: UIView = UITableViewCellContentView()

  /// A cell of 320 × 44 points, whatever the identifier is registered for.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    ownContentView.fill(self)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    style = .default
    super.init(coder: coder)
    ownContentView.fill(self)
  }

  /// What the cell shows in place of subviews of one's own; nil leaves the content view to its
  /// owner. Setting it makes a new view each time, at once.
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

  /// Has the table measure the row anew, unless it is not to.
  private func askForMeasuring() {
    guard let table = superview as? UITableView, table.selfSizingInvalidation != .disabled else {
      return
    }
    table.remeasure(self)
  }

  private var configuredView: UIView?

  /// What ``contentConfiguration`` starts from: that of an ordinary cell, whatever the style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Whether the cell is being edited; ``setEditing(_:animated:)`` sets it. It looks the same.
  open private(set) var isEditing = false

  /// Sets ``isEditing``; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// How many steps the content is indented by; kept, without effect.
  open var indentationLevel = 0

  /// Points for each step of ``indentationLevel``; kept, without effect.
  open var indentationWidth: CGFloat = 10

  /// What the cell looks like while it is chosen; kept, pictures do not show it.
  open var selectionStyle = SelectionStyle.default

  /// What stands at the trailing edge; it makes the content view narrower in a table.
  open var accessoryType = AccessoryType.none {
    didSet { showAccessory() }
  }

  /// A view in place of the accessory, at its own size 16 points from the trailing edge. It makes
  /// the content view narrower in a table.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      showAccessory()
    }
  }

  /// The label of the text, made and added when it is first asked for; never nil. The cell places
  /// it, and gives it its style's font.
  open var textLabel: UILabel? { part(\.text, isProvided: true) }

  /// The label of the detail, made and added when it is first asked for; nil in the default style.
  open var detailTextLabel: UILabel? { part(\.detail, isProvided: style != .default) }

  /// The view of an image before the text, made and added when it is first asked for; never nil.
  open var imageView: UIImageView? { imagePart }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    placeParts()
  }

  /// A view behind the content; kept, not shown.
  open var backgroundView: UIView?
  /// A view behind the content of a chosen row; kept, not shown.
  open var selectedBackgroundView: UIView?
  /// Distances of the line below from the sides. The table's own replace it when the cell comes
  /// into view; what is set after that is kept and not drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the row is chosen. Pictures do not show it.
  open var isSelected = false
  /// Whether the row is being touched; only code sets it. Pictures do not show it.
  open var isHighlighted = false

  /// Is called before the cell is handed out again. Overrides call super.
  open func prepareForReuse() {}

  /// Sets ``isSelected``; tables call it when a cell comes into view and when its row is chosen.
  /// Overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Sets ``isHighlighted``; only code calls it. Overrides call super.
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
    setItemContent(
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
final class UITableViewCellContentView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell = superview as? UITableViewCell else { return }
    (cell.superview as? UITableView)?.remeasureIfOther(cell)
  }
}
