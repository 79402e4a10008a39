// SPDX-License-Identifier: MIT

import AutoLayout

/// Layout of table views and cells that place their parts without a host.
extension LayoutForest {
  /// Sets the frames of a table's rows and section titles.
  mutating func layOut(_ table: TableContent, _ id: ItemID) {
    let width = frame(of: id).width
    let margins = CellMargins(
      platform: environment.platform, table: table.isRoot ? .root : .nested, tableWidth: width,
      screenWidth: table.screenWidth, pixel: 1 / environment.pixels.scale)
    noteNumber(margins.side)
    let sides = CellContent.sides(
      table.style, side: margins.side, safeArea: appliedInsets(of: id).safeArea)
    var arrangement = TableArrangement()
    arrangement.width = width
    arrangement.sides = sides.rows
    if let head = table.head, self[head].translatesAutoresizingMask {
      let height = frame(of: head).height
      setFrame(Rect(x: 0, y: 0, width: width, height: height), of: head)
      arrangement.headHeight = height
    }
    var titles: [(header: SectionTitleLayout, footer: SectionTitleLayout)] = []
    for (index, section) in table.sections.enumerated() {
      let header = SectionTitleLayout(
        .header(isFirst: index == 0), table.style, in: environment, sides: sides.titles)
      let footer = SectionTitleLayout(.footer, table.style, in: environment, sides: sides.titles)
      titles.append((header, footer))
      var arranged = TableArrangement.Section()
      arranged.header.height =
        table.headerHeight ?? header.height(title: titleHeight(section.header, header, width))
      if section.header != nil, table.style == .plain {
        arranged.header.padding = SectionTitleLayout.topPadding(environment.platform)
      }
      for row in section.rows {
        let height = layOut(row, margins, sides: sides.cells, width: arrangement.rowWidth)
        arranged.rows.append(TableArrangement.Row(height: height))
      }
      arranged.footer.height =
        table.footerHeight ?? footer.height(title: titleHeight(section.footer, footer, width))
      arrangement.sections.append(arranged)
    }
    arrangement.place()
    for (index, section) in table.sections.enumerated() {
      var header = arrangement.header(index)
      var footer = arrangement.footer(index)
      for (place, row) in section.rows.enumerated() {
        if row.isFixed {
          // Titles stay next to rows with fixed frames.
          if place == 0 { header.y = frame(of: row.cell).y - header.height }
          footer.y = frame(of: row.cell).maxY
        } else {
          setFrame(arrangement.row(place, in: index), of: row.cell)
        }
      }
      place(section.header, titles[index].header, in: header)
      place(section.footer, titles[index].footer, in: footer)
    }
    if let foot = table.foot, self[foot].translatesAutoresizingMask, isPlacing(table) {
      let height = frame(of: foot).height
      setFrame(Rect(x: 0, y: arrangement.end, width: width, height: height), of: foot)
    }
  }

  private func isPlacing(_ table: TableContent) -> Bool {
    !table.sections.contains { section in section.rows.contains { row in row.isFixed } }
  }

  // MARK: Titles

  private mutating func titleHeight(
    _ title: ItemID?, _ layout: SectionTitleLayout, _ width: Double
  ) -> Double? {
    guard let title else { return nil }
    noteLines(of: title, width: layout.titleWidth(in: width))
    return ownContentSize(of: title, width: layout.titleWidth(in: width)).height ?? 0
  }

  private mutating func place(_ title: ItemID?, _ layout: SectionTitleLayout, in part: Rect) {
    guard let title else { return }
    let height = titleHeight(title, layout, part.width) ?? 0
    setFrame(layout.titleFrame(in: part.size, title: height).offset(by: part.origin), of: title)
  }

  /// Sets the width and margins of a row's cell.
  ///
  /// - Returns: the row's height.
  private mutating func layOut(
    _ row: TableContent.Row, _ margins: CellMargins, sides: EdgeInsets, width: Double
  ) -> Double {
    guard !row.isFixed, case .cell(var content) = self[row.cell].content,
      let parts = content.parts
    else { return row.height ?? frame(of: row.cell).height }
    content.side = margins.side
    content.sides = sides
    if parts.hasDefaultMargins { setMargins(margins.cell, of: row.cell) }
    if parts.hasDefaultContentMargins {
      let hasAccessory = content.accessory != .none || parts.accessoryView != nil
      setMargins(margins.content(hasAccessory: hasAccessory), of: parts.contentView)
    }
    setContent(.cell(content), of: row.cell)
    var frame = frame(of: row.cell)
    if frame.width != width {
      frame.size = Size(width: width, height: CellLayout.standardHeight)
      setFrame(frame, of: row.cell)
    }
    layOut(content, row.cell)
    return row.height ?? height(of: row.cell, content, parts)
  }

  private mutating func setMargins(_ margins: DirectionalEdgeInsets, of id: ItemID) {
    if self[id].margins.own != margins { self[id].margins.own = margins }
  }

  /// The height that the content of a cell needs at the cell's width.
  private mutating func height(
    of cell: ItemID, _ content: CellContent, _ parts: CellParts
  ) -> Double {
    let layout = layout(of: cell, content)
    let size = frame(of: parts.contentView).size
    var height = fittingSize(
      of: parts.contentView, target: Size(width: size.width, height: 0),
      priorities: AxisPair(1000, 50)
    ).height
    if let styled = styled(parts, layout) {
      height = styled.layout.height(text: styled.text, detail: styled.detail)
    }
    return layout.height(content: height)
  }

  /// Sets the frames of a cell's content view and of the labels that the cell places.
  mutating func layOut(_ cell: CellContent, _ id: ItemID) {
    guard let parts = cell.parts else { return }
    let layout = layout(of: id, cell)
    let size = frame(of: id).size
    if !parts.keepsContentFrame {
      setFrame(layout.contentFrame(in: size), of: parts.contentView)
      if let view = parts.accessoryView {
        setFrame(layout.accessoryViewFrame(in: size), of: view)
      }
    }
    let styled = styled(parts, layout)
    if parts.hasDefaultSeparatorInset, cell.separatorInset != nil {
      let margins = appliedInsets(of: parts.contentView).margins
      var cell = cell
      cell.separatorInset?.leading =
        styled?.layout.start ?? (layout.direction == .leftToRight ? margins.left : margins.right)
      setContent(.cell(cell), of: id)
    }
    guard let styled else { return }
    let frames = styled.layout.parts(text: styled.text, detail: styled.detail)
    for (part, frame) in [
      (parts.text, frames.text), (parts.detail, frames.detail), (parts.image, frames.image),
    ] {
      if let part { setFrame(frame, of: part) }
    }
    // The layout of the content view snaps the labels to pixels of the screen.
    setNeedsLayout(parts.contentView)
  }

  private func layout(of cell: ItemID, _ content: CellContent) -> CellLayout {
    var layout = CellLayout(
      in: environment, direction: direction(of: cell), side: content.side, sides: content.sides,
      accessory: content.accessory,
      accessoryView: (content.parts?.accessoryView).map { frame(of: $0).size },
      hasSeparator: content.separatorInset != nil)
    layout.indentation = content.indentation
    return layout
  }

  private mutating func styled(
    _ parts: CellParts, _ cell: CellLayout
  ) -> (layout: StyledCellLayout, text: Size, detail: Size)? {
    guard let style = parts.style else { return nil }
    var image: ContentSize?
    var isSymbol = false
    if let view = parts.image {
      image = ownContentSize(of: view)
      if case .image(let content) = self[view].content { isSymbol = content.isSymbol }
    }
    var cell = cell
    cell.direction = direction(of: parts.contentView)
    let layout = StyledCellLayout(
      style, in: cell, size: frame(of: parts.contentView).size,
      margins: appliedInsets(of: parts.contentView).margins,
      image: Size(width: image?.width ?? 0, height: image?.height ?? 0), isSymbol: isSymbol)
    let text = textSize(of: parts.text, in: layout.textWidth)
    return (layout, text, textSize(of: parts.detail, in: layout.detailWidth(beside: text)))
  }

  private mutating func textSize(of label: ItemID?, in width: Double) -> Size {
    guard let label, case .label(let content) = self[label].content else { return .zero }
    let size = ownContentSize(of: label, width: content.numberOfLines == 1 ? nil : width)
    notePlacedText(label, width: width, size: size)
    return Size(width: min(size.width ?? 0, width), height: size.height ?? 0)
  }
}
