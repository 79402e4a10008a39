// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension SceneLowering {
  /// Lowers a table cell: its content view, and what the table draws on it.
  mutating func lowerTableCell(
    _ element: IBElement, _ cell: ItemID, in surroundings: ViewSurroundings
  ) {
    if instance == nil, forest[cell].appearance.backgroundColor == nil {
      forest[cell].appearance.backgroundColor = Color(
        surroundings.tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }
    lowerSubviews(of: element, in: surroundings)
    for child in forest.subviews(of: cell) {
      // Whatever the file says: the content keeps to the cell, short of the accessory.
      forest[child].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if let view = forest.subviews(of: cell).first { lowerListContent(of: element, into: view) }
    var content = reader.cell(element, in: surroundings)
    if instance != nil {
      // The table that the cell joins places it, and gives it its margins.
      if element.explicitMargins == nil { forest[cell].margins.own = nil }
      if let content = forest.subviews(of: cell).first,
        element.child("tableViewCellContentView")?.explicitMargins == nil
      {
        forest[content].margins.own = nil
      }
    } else if surroundings.table != nil, surroundings.placesRows {
      content.parts = parts(of: element, cell, in: surroundings.table)
      // The table places it. Until then it stays as it was saved, where its content has room.
      forest[cell].autoresizingOrigin = nil
    } else if insetIfNeeded(element, cell, in: surroundings) {
      content.parts = parts(of: element, cell, in: surroundings.table)
      content.parts?.keepsContentFrame = true
    }
    if instance == nil, let view = accessoryView(of: element) {
      let item = lower(view, into: cell, side: content.side)
      content.accessory = .none
      content.parts?.accessoryView = item
    }
    forest[cell].content = .cell(content)
    forest.setNeedsLayout(cell)
  }

  /// The view beside the controller that an outlet makes the accessory of a cell.
  private mutating func accessoryView(of cell: IBElement) -> IBElement? {
    let outlet = cell.list("connections").first { $0["property"] == "accessoryView" }
    guard let id = outlet?["destination"], let view = graph.view(id), scope.items[id] == nil,
      scope.accessories.insert(id).inserted
    else { return nil }
    return view
  }

  /// Lowers the view that stands for the accessory of a cell.
  private mutating func lower(_ view: IBElement, into cell: ItemID, side: Double) -> ItemID {
    var surroundings = ViewSurroundings()
    surroundings.parent = cell
    let item = lower(view, in: surroundings)
    let layout = CellLayout(
      in: canvas.environment, direction: canvas.environment.direction, side: side,
      accessory: .none, accessoryView: view.recordedFrame?.size, hasSeparator: false)
    forest[item].frame = layout.accessoryViewFrame(in: forest[cell].frame.size)
    forest[item].autoresizingMask = []
    forest[item].autoresizingOrigin = nil
    return item
  }

  /// The views that a cell places itself; `nil` for one without a content view.
  private mutating func parts(
    of cell: IBElement, _ item: ItemID, in table: IBElement?
  ) -> CellParts? {
    guard let content = forest.subviews(of: item).first else { return nil }
    var parts = CellParts(contentView: content)
    parts.hasDefaultMargins = cell.explicitMargins == nil
    parts.hasDefaultContentMargins =
      cell.child("tableViewCellContentView")?.explicitMargins == nil
    parts.hasDefaultSeparatorInset =
      cell.inset(key: "separatorInset") == nil
      && table?.inset(key: "separatorInset") == nil
    func view(_ role: String) -> ItemID? { cell[role].flatMap { scope.items[$0] } }
    parts.text = view("textLabel")
    parts.detail = view("detailTextLabel")
    parts.image = view("imageView")
    if parts.text != nil { parts.style = cell.cellStyle }
    if parts.style != nil, CellLayout.wrapsTexts(in: canvas.environment) {
      for label in [parts.text, parts.detail].compactMap({ $0 }) { wrap(label) }
    }
    return parts
  }

  /// Gives a text of one line as many as it takes.
  private mutating func wrap(_ label: ItemID) {
    guard case .label(var content) = forest[label].content, content.numberOfLines == 1 else {
      return
    }
    content.numberOfLines = 0
    forest[label].content = .label(content)
  }

  /// Moves a cell in from the edges of its table.
  ///
  /// Tables of the inset style save cells that have never been scrolled into view at their own full
  /// width. What constraints place in them is already laid out in the cell as it is shown; what the
  /// style places is not.
  ///
  /// - Returns: whether the cell was moved.
  private mutating func insetIfNeeded(
    _ element: IBElement, _ cell: ItemID, in surroundings: ViewSurroundings
  ) -> Bool {
    guard surroundings.tableStyle == .insetGrouped, forest[cell].frame.x == 0 else { return false }
    let inset = reader.cellMargins(of: element, in: surroundings.table).side
    let narrowing = 2 * inset
    var frame = forest[cell].frame
    frame.x = inset
    frame.width = max(frame.width - narrowing, 0)
    forest[cell].frame = frame
    forest[cell].autoresizingOrigin = nil
    for child in forest.subviews(of: cell) {
      var item = forest[child]
      item.frame.width = max(item.frame.width - narrowing, 0)
      item.autoresizingOrigin = AutoresizingOrigin(frame: item.frame, superviewSize: frame.size)
      forest[child] = item
    }
    return true
  }
}

extension IBElement {
  /// The style by which a cell places its labels; `nil` for one that sets out its content itself.
  fileprivate var cellStyle: CellStyle? {
    switch self["style"] {
    case "IBUITableViewCellStyleDefault": .basic
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: nil
    }
  }
}

extension ViewSurroundings {
  /// The style of the nearest table above.
  var tableStyle: CellContent.TableStyle {
    switch table?["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}
