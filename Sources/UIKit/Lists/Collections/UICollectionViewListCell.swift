// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// Accessories are beside the content view and reduce its width.
///
/// Backgrounds and separators are drawn like those of table rows.
///
/// - Unverified: the distances of accessories, 16 points from the edge and 8 from one another.
open class UICollectionViewListCell: UICollectionViewCell {
  @_Observed(UICollectionViewListCell.setNeedsLayout) open var indentationLevel = 0

  @_Observed(UICollectionViewListCell.setNeedsLayout) open var indentationWidth: CGFloat = 10

  @_Observed(UICollectionViewListCell.setNeedsLayout) open var indentsAccessories = true

  @_Observed(UICollectionViewListCell.showAccessories) open var accessories: [UICellAccessory] = []

  /// Begins at the first text of a list content. The app's constraints override its ends.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separator { return separator.guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: separatorStart)
    let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    // A low priority lets the app's constraints override these.
    for edge in [start, end] { edge.priority = .defaultLow }
    NSLayoutConstraint.activate([
      start, end, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 1 / max(1, traitCollection.displayScale)),
    ])
    separator = (guide, start)
    return guide
  }

  /// The separator's guide and its default leading constraint, made on first use.
  private var separator: (guide: UILayoutGuide, start: NSLayoutConstraint)?

  /// The default start of the separator. The list's insets and the app's constraints override it.
  private var separatorStart: CGFloat {
    let text = (contentView as? UIListContentView)?.textStart ?? Self.margin
    return width(of: leading) + indentation + text
  }

  override var shownAccessories: [ShownAccessory] { ownAccessories }

  private var ownAccessories: [ShownAccessory] = []
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  /// The cell's place and appearance as a row. Nil outside of a list.
  private var row: CellContent?

  override var listStyle: CellContent.TableStyle? { row?.tableStyle }

  /// Whether the list's configuration sets the start of the separator.
  private var hasOwnLeadingInset = false
  private var isInEditedList = false

  private var isExpanded = false

  override var isEditingCell: Bool { isInEditedList }

  override var isExpandedCell: Bool { isExpanded }

  override func setExpanded(_ isExpanded: Bool) {
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    setNeedsLayout()
    setNeedsUpdateConfiguration()
  }

  override func setListEditing(_ isEditing: Bool) {
    guard isEditing != isInEditedList else { return }
    isInEditedList = isEditing
    showAccessories()
    setNeedsUpdateConfiguration()
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override func showSelected() {
    super.showSelected()
    if ownAccessories.contains(where: { $0.accessory.accessoryType == .multiselect }) {
      showAccessories()
    }
  }

  private func showAccessories() {
    for view in leading + trailing { view.removeFromSuperview() }
    ownAccessories = accessories.filter { $0.isShown(whileEditing: isInEditedList) }
      .map { ShownAccessory(accessory: $0, view: $0.makeView(isSelected: isSelected)) }
    leading = shownAccessories.filter(\.accessory.isLeading).map(\.view)
    trailing = shownAccessories.filter { !$0.accessory.isLeading }.map(\.view)
    for view in leading + trailing { addSubview(view) }
    setNeedsLayout()
  }

  private static let margin = CGFloat(CollectionListParts.margin)
  private static let gap = CGFloat(CollectionListParts.accessoryGap)

  private func width(of views: [UIView]) -> CGFloat {
    views.isEmpty
      ? 0
      : views.reduce(Self.margin) { $0 + $1.bounds.width } + CGFloat(views.count - 1) * Self.gap
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (before, after) = (width(of: leading) + indentation, width(of: trailing))
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    ownContentView.frame = CGRect(
      x: isLeftToRight ? before : after, y: 0, width: max(0, bounds.width - before - after),
      height: bounds.height)
    place(
      leading, from: Self.margin + (indentsAccessories ? indentation : 0), isFromLeft: isLeftToRight
    )
    place(trailing.reversed(), from: Self.margin, isFromLeft: !isLeftToRight)
    turnDisclosures(isLeftToRight)
    showRow()
  }

  private func turnDisclosures(_ isLeftToRight: Bool) {
    for shown in shownAccessories where shown.accessory.accessoryType == .outlineDisclosure {
      shown.view.transform =
        isExpanded
        ? CGAffineTransform(rotationAngle: isLeftToRight ? .pi / 2 : -.pi / 2) : .identity
    }
  }

  private func place(_ views: [UIView], from start: CGFloat, isFromLeft: Bool) {
    var x = start
    // A frame is only meaningful without a transform.
    for view in views where !view.transform.isIdentity { view.transform = .identity }
    for view in views {
      let size = view.bounds.size
      view.frame = CGRect(
        x: isFromLeft ? x : bounds.width - x - size.width,
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
      x += size.width + Self.gap
    }
  }

  override func join(
    _ list: UICollectionLayoutListConfiguration, at place: IndexPath, isFirst: Bool, isLast: Bool
  ) {
    super.join(list, at: place, isFirst: isFirst, isLast: isLast)
    let line = list.separator(at: place)
    let oldStyle = listStyle
    row = CellContent(
      tableStyle: list.style, isFirst: isFirst, isLast: isLast, separatorInset: line?.ownInset)
    row?.separatorColor = line?.color.color
    hasOwnLeadingInset = line?.hasOwnLeadingInset ?? false
    showRow()
    guard oldStyle != listStyle else { return }
    listStyleDidChange()
    showSelected()
  }

  /// Shows the row's background, and a separator that begins where the content does.
  private func showRow() {
    guard var row else { return }
    row.hasOwnBackground = backgroundConfiguration != nil || backgroundView != nil
    if row.separatorInset != nil, !hasOwnLeadingInset {
      row.separatorInset?.leading = Double(separatorStart)
      takeSeparatorGuide(&row)
    }
    LayoutStore.current.setContent(.cell(row), of: item)
  }

  /// Sets the separator's insets from the frame of the separator's layout guide.
  private func takeSeparatorGuide(_ row: inout CellContent) {
    guard let separator else { return }
    if separator.start.constant != separatorStart { separator.start.constant = separatorStart }
    let frame = separator.guide.layoutFrame
    guard frame.width > 0 else { return }
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    row.separatorInset?.leading = isLeftToRight ? frame.minX : bounds.width - frame.maxX
    row.separatorInset?.trailing = isLeftToRight ? bounds.width - frame.maxX : frame.minX
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let beside = width(of: leading) + width(of: trailing) + indentation
    let size = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + beside, height: size.height)
  }
}
