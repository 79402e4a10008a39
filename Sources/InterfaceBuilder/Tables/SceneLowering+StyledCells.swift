// SPDX-License-Identifier: MIT

import ConstraintSolver
import LayoutCore

/// A cell whose labels and image its style places.
struct StyledCell {
  /// A label or image beside its frame in the file.
  struct Part {
    var item: ItemID
    var frame: Rect
  }

  enum Style {
    /// One text across the cell.
    case basic
    /// A detail at the trailing edge.
    case value1
    /// A detail after a text of fixed width.
    case value2
    /// A detail below the text.
    case subtitle
  }

  var style: Style
  /// The content view in the file, and the margins it had there.
  var contentSize: Size
  var margins: DirectionalEdgeInsets
  var text: Part
  var detail: Part?
  var image: Part?

  /// `nil` for a cell that sets out its content itself.
  init?(_ cell: IBElement, items: [String: ItemID], margins: DirectionalEdgeInsets) {
    switch cell["style"] {
    case "IBUITableViewCellStyleDefault": style = .basic
    case "IBUITableViewCellStyleValue1": style = .value1
    case "IBUITableViewCellStyleValue2": style = .value2
    case "IBUITableViewCellStyleSubtitle": style = .subtitle
    default: return nil
    }
    guard let content = cell.child("tableViewCellContentView") else { return nil }
    let views = content.list("subviews")
    func part(_ role: String) -> Part? {
      guard let id = cell[role], let item = items[id],
        let frame = views.first(where: { $0.id == id })?.recordedFrame
      else { return nil }
      return Part(item: item, frame: frame)
    }
    guard let text = part("textLabel") else { return nil }
    contentSize = content.recordedFrame?.size ?? .zero
    self.text = text
    self.margins = margins
    detail = part("detailTextLabel")
    image = part("imageView")
  }
}

extension SceneLowering {
  /// Places the labels and the image of a styled cell at the distances that the file has, each as large
  /// as its text now asks.
  mutating func place(_ cell: StyledCell, in content: ItemID) {
    if let image = cell.image {
      detach(image)
      lead(image, cell, in: content)
      hold(Constraint(image.item, .width, constant: image.frame.width), in: content)
      hold(Constraint(image.item, .height, constant: image.frame.height), in: content)
      hold(Constraint(image.item, .centerY, .equal, content, .centerY), in: content)
    }
    detach(cell.text)
    lead(cell.text, cell, in: content)
    switch cell.style {
    case .basic:
      trail(cell.text, cell, in: content)
      center(cell.text, in: content)
    case .value1:
      center(cell.text, in: content)
      guard let detail = cell.detail else { break }
      detach(detail)
      trail(detail, cell, in: content)
      center(detail, in: content)
      hold(
        Constraint(
          detail.item, .leading, .greaterThanOrEqual, cell.text.item, .trailing, constant: 6),
        in: content)
      // The text gives way first only where the detail could not be read at all.
      forest[cell.text.item].compressionResistance.horizontal = 751
    case .value2:
      hold(Constraint(cell.text.item, .width, constant: cell.text.frame.width), in: content)
      center(cell.text, in: content)
      guard let detail = cell.detail else { break }
      detach(detail)
      lead(detail, cell, in: content)
      trail(detail, cell, in: content, .lessThanOrEqual)
      center(detail, in: content)
    case .subtitle:
      placeSubtitle(cell, in: content)
    }
  }

  private mutating func placeSubtitle(_ cell: StyledCell, in content: ItemID) {
    trail(cell.text, cell, in: content, .lessThanOrEqual)
    guard let detail = cell.detail else { return center(cell.text, in: content) }
    detach(detail)
    lead(detail, cell, in: content)
    trail(detail, cell, in: content, .lessThanOrEqual)
    let gap = detail.frame.y - cell.text.frame.maxY
    hold(
      Constraint(detail.item, .top, .equal, cell.text.item, .bottom, constant: max(gap, 0)),
      in: content)
    hold(
      Constraint(
        cell.text.item, .top, .equal, content, .top, constant: max(cell.text.frame.y, 0)),
      in: content)
    let room = cell.contentSize.height - detail.frame.maxY
    hold(
      Constraint(
        content, .bottom, .greaterThanOrEqual, detail.item, .bottom, constant: max(room, 0),
        priority: 999), in: content)
  }

  private mutating func detach(_ part: StyledCell.Part) {
    forest[part.item].translatesAutoresizingMask = false
  }

  /// Keeps a part at its distance from the leading margin.
  private mutating func lead(_ part: StyledCell.Part, _ cell: StyledCell, in content: ItemID) {
    // Cells that have never been shown are saved with narrower margins.
    let gap = max(part.frame.x - cell.margins.leading, 0)
    hold(
      Constraint(part.item, .leading, .equal, content, .leadingMargin, constant: gap), in: content)
  }

  /// Keeps a part at its distance from the trailing margin, or clear of it.
  private mutating func trail(
    _ part: StyledCell.Part, _ cell: StyledCell, in content: ItemID,
    _ relation: Relation = .equal
  ) {
    let recorded = cell.contentSize.width - part.frame.maxX - cell.margins.trailing
    let gap = relation == .equal ? max(recorded, 0) : 0
    hold(
      Constraint(part.item, .trailing, relation, content, .trailingMargin, constant: -gap),
      in: content)
  }

  /// Centres a label between the edges of a cell that grows with it.
  private mutating func center(_ part: StyledCell.Part, in content: ItemID) {
    hold(Constraint(part.item, .centerY, .equal, content, .centerY), in: content)
    hold(
      Constraint(
        part.item, .top, .greaterThanOrEqual, content, .top,
        constant: min(max(part.frame.y, 0), 11), priority: 999), in: content)
  }
}
