// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

struct CellParts {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
}

extension UITableViewCell {
  /// What a table shows beside and below the content view: the accessory, and a line of one pixel.
  ///
  /// Widths of accessories are those that Interface Builder saved for content views; they differ a
  /// little with the release.
  var surroundings: (beside: CGFloat, below: CGFloat) {
    guard isInTable else { return (0, 0) }
    let beside: CGFloat =
      if let accessoryView {
        accessoryView.bounds.width + 16
      } else {
        switch accessoryType {
        case .none: 0
        case .disclosureIndicator: 34
        case .checkmark, .detailButton: 40
        case .detailDisclosureButton: 58
        }
      }
    let pixel = 1 / LayoutStore.current.environment.layout.pixels.scale
    return (beside, hasSeparator ? pixel : 0)
  }

  /// Lets the content view fill what accessory and separator leave of a cell in a table.
  func placeContent() {
    guard isInTable else { return }
    let (beside, below) = surroundings
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    contentView.frame = CGRect(
      x: isLeftToRight ? 0 : beside, y: 0, width: max(0, bounds.width - beside),
      height: max(0, bounds.height - below))
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: isLeftToRight ? bounds.width - size.width - 16 : 16,
        y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
  }

  func showAccessory() {
    setNeedsLayout()
    guard case .cell(var content) = LayoutStore.current.forest[item].content else { return }
    content.accessory = accessoryView == nil ? accessoryType.core : .none
    setItemContent(content)
  }

  /// Hands over what is drawn around the content.
  func setItemContent(_ content: CellContent) {
    LayoutStore.current.setContent(.cell(content), of: item)
  }

  // MARK: Labels and image

  func part(_ path: WritableKeyPath<CellParts, UILabel?>, isProvided: Bool) -> UILabel? {
    if let label = parts[keyPath: path] { return label }
    guard isProvided else { return nil }
    let label = UILabel()
    let isText = path == \.text
    label.font =
      switch (style, isText) {
      case (.subtitle, false), (.value2, false): .preferredFont(forTextStyle: .subheadline)
      case (.value2, true): .preferredFont(forTextStyle: .subheadline)
      default: .preferredFont(forTextStyle: .body)
      }
    if style == .value1, !isText { label.textColor = .secondaryLabel }
    contentView.addSubview(label)
    parts[keyPath: path] = label
    setNeedsLayout()
    return label
  }

  var imagePart: UIImageView? {
    if let view = parts.image { return view }
    let view = UIImageView()
    contentView.addSubview(view)
    parts.image = view
    setNeedsLayout()
    return view
  }

  private var textStart: CGFloat {
    let margin = max(contentView.layoutMargins.left, 16)
    let image = parts.image?.intrinsicContentSize.width ?? 0
    return image > 0 ? margin + image + 16 : margin
  }

  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The height that labels and image ask for in a content view of `width`; 0 where there are none.
  func partsHeight(width: CGFloat) -> CGFloat {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return 0 }
    let room = max(0, width - textStart - max(contentView.layoutMargins.right, 16))
    let (text, detail) = (size(of: parts.text, in: room), size(of: parts.detail, in: room))
    let texts = style == .subtitle ? text.height + detail.height : max(text.height, detail.height)
    let image = parts.image?.intrinsicContentSize.height ?? 0
    return max(UITableView.standardHeight - surroundings.below, texts + 22, image)
  }

  /// Places labels and image as the cell's style does, in the middle of the height.
  func placeParts() {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let bounds = contentView.bounds
    let margin = max(contentView.layoutMargins.left, 16)
    let end = bounds.width - max(contentView.layoutMargins.right, 16)
    var frames: [(view: UIView?, frame: CGRect)] = []
    if let image = parts.image {
      let size = image.intrinsicContentSize
      frames.append(
        (
          image,
          CGRect(
            x: margin, y: (bounds.height - max(0, size.height)) / 2, width: max(0, size.width),
            height: max(0, size.height))
        ))
    }
    let room = max(0, end - textStart)
    let (text, detail) = (size(of: parts.text, in: room), size(of: parts.detail, in: room))
    func row(_ size: CGSize, x: CGFloat, width: CGFloat) -> CGRect {
      CGRect(x: x, y: (bounds.height - size.height) / 2, width: width, height: size.height)
    }
    switch style {
    case .default:
      frames.append((parts.text, row(text, x: textStart, width: room)))
    case .value1:
      frames.append((parts.text, row(text, x: textStart, width: min(text.width, room))))
      frames.append((parts.detail, row(detail, x: end - detail.width, width: detail.width)))
    case .value2:
      let width = min(91, room)
      frames.append((parts.text, row(text, x: textStart, width: width)))
      let start = textStart + width + 6
      frames.append((parts.detail, row(detail, x: start, width: max(0, end - start))))
    case .subtitle:
      let top = (bounds.height - text.height - detail.height) / 2
      frames.append(
        (parts.text, CGRect(x: textStart, y: top, width: room, height: text.height)))
      frames.append(
        (
          parts.detail,
          CGRect(x: textStart, y: top + text.height, width: room, height: detail.height)
        ))
    }
    let isLeftToRight = contentView.effectiveUserInterfaceLayoutDirection == .leftToRight
    for (view, frame) in frames {
      var frame = frame
      if !isLeftToRight { frame.origin.x = bounds.width - frame.maxX }
      view?.frame = frame
    }
  }
}

extension UITableViewCell.AccessoryType {
  var core: CellContent.Accessory {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
}

extension UITableView.Style {
  var core: CellContent.TableStyle {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
