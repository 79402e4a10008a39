// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// The labels and the image of a cell's style.
struct StyledViews {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  /// The labels that have any number of lines for the text size alone.
  var wrapped: Set<ObjectIdentifier> = []

  var isEmpty: Bool { text == nil && detail == nil && image == nil }
}

extension UITableViewCell {
  /// What the table shows in the cell besides its content.
  var layout: CellLayout {
    var layout = CellLayout(
      in: LayoutStore.current.environment.layout,
      direction: LayoutStore.current.forest.direction(of: item), side: margins.side,
      sides: sides,
      accessory: shownAccessoryView == nil ? shownAccessoryType.core : .none,
      accessoryView: shownAccessoryView?.bounds.size.core, hasSeparator: hasSeparator)
    layout.hasEditControl = showsEditControl || isIndentedWhileEditing
    layout.hasReorderControl = showsReorder
    layout.indentation = Double(indentationWidth) * Double(indentationLevel)
    return layout
  }

  /// How far camera and corners of the screen reach into the cell: into the table, short of what is beside
  /// the cell. Its own insets follow only when the layout has settled.
  private var sides: EdgeInsets {
    guard isInTable, let table = superview else { return .zero }
    let safeArea = table.safeAreaInsets
    let swiped = self.table?.openSwipe
    let frame = swiped?.cell === self ? swiped?.row ?? frame : frame
    var sides = EdgeInsets(
      top: 0, left: Double(max(0, safeArea.left - frame.minX)), bottom: 0,
      right: Double(max(0, safeArea.right - (table.bounds.width - frame.maxX))))
    // Titles that lead to sections stand beside the content.
    if self.table?.showsIndex == true {
      let isLeftToRight = LayoutStore.current.forest.direction(of: item) == .leftToRight
      let index = Double(UITableViewIndex.width)
      if isLeftToRight { sides.right += index } else { sides.left += index }
    }
    return sides
  }

  /// Lets the content view fill what accessory and separator leave of a cell.
  func placeContent() {
    let (layout, size) = (layout, bounds.size.core)
    // Alone, a content view that translates no mask stays without a size.
    if isInTable || ownContentView.translatesAutoresizingMaskIntoConstraints {
      ownContentView.frame = CGRect(layout.contentFrame(in: size))
    }
    noteSides(layout.sides)
    shownAccessoryView?.frame = CGRect(layout.accessoryViewFrame(in: size))
    showEditingControls(layout)
  }

  func showAccessory() {
    setNeedsLayout()
    guard case .cell(var content) = LayoutStore.current.forest[item].content else { return }
    content.accessory = shownAccessoryView == nil ? shownAccessoryType.core : .none
    setItemContent(content)
    adopt(margins)
  }

  /// Hands over the margin at which the accessory is drawn.
  func noteSide(_ side: CGFloat) {
    guard case .cell(var content) = LayoutStore.current.forest[item].content else { return }
    content.side = side
    setItemContent(content)
  }

  /// Hands over how far the sides of the screen reach in.
  private func noteSides(_ sides: EdgeInsets) {
    guard case .cell(var content) = LayoutStore.current.forest[item].content,
      content.sides != sides
    else { return }
    content.sides = sides
    setItemContent(content)
  }

  /// Hands over what is drawn around the content.
  func setItemContent(_ content: CellContent) {
    LayoutStore.current.setContent(.cell(content), of: item)
  }

  // MARK: Labels and image

  func part(_ path: WritableKeyPath<StyledViews, UILabel?>, isProvided: Bool) -> UILabel? {
    if let label = parts[keyPath: path] { return label }
    guard isProvided else { return nil }
    let label = UILabel()
    let isText = path == \.text
    label.font =
      switch (style, isText) {
      // 14.5 high in saved cells, which 12 points are.
      case (.subtitle, false): .preferredFont(forTextStyle: .caption1)
      case (.value2, _): .preferredFont(forTextStyle: .subheadline)
      default: .preferredFont(forTextStyle: .body)
      }
    if style == .value1, !isText { label.textColor = .secondaryLabel }
    ownContentView.addSubview(label)
    parts[keyPath: path] = label
    setNeedsLayout()
    return label
  }

  var imagePart: UIImageView? {
    if let view = parts.image { return view }
    let view = UIImageView()
    ownContentView.addSubview(view)
    parts.image = view
    setNeedsLayout()
    return view
  }

  /// How the style places the parts, and what the texts measure by width; nil without parts.
  var styled: (layout: StyledCellLayout, text: Size, detail: Size)? {
    guard !parts.isEmpty else { return nil }
    for label in [parts.text, parts.detail].compactMap({ $0 }) { wrap(label) }
    var cell = layout
    cell.direction = LayoutStore.current.forest.direction(of: ownContentView.item)
    let layout = StyledCellLayout(
      style.core, in: cell, size: ownContentView.bounds.size.core,
      margins: ownContentView.layoutMargins.core,
      image: parts.image?.intrinsicContentSize.core ?? .zero,
      isSymbol: parts.image?.image?.isSymbolImage ?? false)
    let text = size(of: parts.text, in: layout.textWidth)
    return (layout, text, size(of: parts.detail, in: layout.detailWidth(beside: text)))
  }

  /// Gives a text of one line as many as it takes at the text sizes of accessibility, and takes them back.
  private func wrap(_ label: UILabel) {
    let wraps = CellLayout.wrapsTexts(in: LayoutStore.current.environment.layout)
    if wraps, label.numberOfLines == 1 {
      label.numberOfLines = 0
      parts.wrapped.insert(ObjectIdentifier(label))
    } else if !wraps, parts.wrapped.remove(ObjectIdentifier(label)) != nil,
      label.numberOfLines == 0
    {
      label.numberOfLines = 1
    }
  }

  private func size(of label: UILabel?, in width: Double) -> Size {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : width, height: 0))
    return Size(width: min(size.width, width), height: size.height)
  }

  /// Places labels and image as the cell's style does, and lets the line below begin where they do.
  func placeParts() {
    let styled = styled
    noteSeparator(styled?.layout)
    guard let styled else { return }
    let frames = styled.layout.parts(text: styled.text, detail: styled.detail)
    parts.text?.frame = CGRect(frames.text)
    parts.detail?.frame = CGRect(frames.detail)
    parts.image?.frame = CGRect(frames.image)
    // Which brings them to whole pixels of the screen.
    ownContentView.setNeedsLayout()
  }

  private func noteSeparator(_ layout: StyledCellLayout?) {
    guard isInTable, !hasFixedSeparatorInset,
      case .cell(var content) = LayoutStore.current.forest[item].content,
      content.separatorInset != nil
    else { return }
    let margins = ownContentView.layoutMargins
    content.separatorInset?.leading =
      layout?.start ?? contentView.textStart.map(Double.init)
      ?? (self.layout.direction == .leftToRight ? margins.left : margins.right)
    setItemContent(content)
  }
}

extension UITableViewCell.CellStyle {
  var core: UIKitComponents.CellStyle {
    switch self {
    case .default: .basic
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}

extension UITableViewCell.AccessoryType {
  var core: CellContent.Accessory { CellContent.Accessory(rawValue: rawValue) ?? .none }
}

extension UITableView.Style {
  var core: CellContent.TableStyle { CellContent.TableStyle(rawValue: rawValue) ?? .plain }
}
