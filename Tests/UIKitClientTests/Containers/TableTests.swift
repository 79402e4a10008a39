// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Tables: the rows that have cells, and the positions and heights of rows.
@MainActor
@Suite(.serialized)
struct TableTests {
  /// A cell whose label determines its height, as in textbooks.
  private final class TextCell: UITableViewCell {
    let label = UILabel()
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { return nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts: [[String]] = []
    var made = 0
    var ended = 0

    func numberOfSections(in tableView: UITableView) -> Int { texts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts[section].count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      made += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell as? TextCell)?.label.text = texts[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      texts.count > 1 ? "Section \(section)" : nil
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt: IndexPath
    ) {
      ended += 1
    }
  }

  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ texts: [[String]]) {
    source.texts = texts
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
  }

  private let long = "A text that takes several lines in a table as narrow as a phone of long ago"

  @Test func registeredClassesAreMadeByTheirOwnInitialiser() throws {
    show([["One"]])
    let cell = try #require(table.visibleCells.first as? TextCell)
    #expect(cell.reuseIdentifier == "text")
    #expect(cell.label.superview === cell.contentView)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    #expect(table.indexPath(for: cell) == IndexPath(row: 0, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  /// The label has 10 points above and below. Source: content views that are as high as their
  /// cells, in files saved since Xcode 11.
  @Test func rowsAreAsHighAsTheirConstraints() throws {
    show([["Short", long, "Short"]])
    let cells = table.visibleCells.compactMap { $0 as? TextCell }
    try #require(cells.count == 3)
    var y: CGFloat = 0
    for cell in cells {
      #expect(cell.frame.minX == 0)
      #expect(cell.frame.width == 320)
      #expect(abs(cell.frame.minY - y) < 0.01)
      #expect(abs(cell.frame.height - cell.label.frame.height - 20) <= 0.51)
      #expect(cell.label.frame.minX == 16)
      #expect(cell.contentView.frame.height == cell.frame.height)
      y = cell.frame.maxY
    }
    #expect(cells[1].frame.height > cells[0].frame.height + 15)
    #expect(abs(table.contentSize.height - y) < 0.01)
    #expect(table.contentSize.width == 320)
    #expect(
      cells[1].contentView.constraintsAffectingLayout(for: .vertical)
        .contains { $0.identifier == "UIView-Encapsulated-Layout-Height" })
  }

  @Test func onlyRowsInViewHaveCellsAndCellsAreUsedAgain() throws {
    show([(0..<1000).map { "Row \($0)" }])
    let count = table.visibleCells.count
    #expect(count >= 480 / 45 && count <= 13)
    #expect(source.made == count)
    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    let row = table.rectForRow(at: IndexPath(row: 500, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 500, section: 0))?.frame == row)
    #expect(row.intersects(table.bounds))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(source.ended == count)
    #expect(table.subviews.count <= count + 2)
    let reused = table.visibleCells.compactMap { $0 as? TextCell }.filter { $0.reuses > 0 }
    #expect(!reused.isEmpty)
  }

  @Test func givenHeightsNeedNoMeasuring() {
    table.rowHeight = 60
    show([["A", long], ["C"]])
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    // A header of a plain table has a gap of 22 points above it. Its height is 28 points, or what
    // the title needs.
    let header = table.rectForHeader(inSection: 0)
    #expect(header.minY == 22)
    #expect(header.height >= 28)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.maxY)
    let second = table.rectForHeader(inSection: 1)
    #expect(second.minY == table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY + 22)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Section 1")
    #expect(table.numberOfSections == 2)
    #expect(table.rectForRow(at: IndexPath(row: 7, section: 7)).isNull)
  }

  @Test func headersOfPlainTablesStayInView() throws {
    show([(0..<40).map { "Row \($0)" }, ["Last"]])
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame.minY == 300)
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 1)?.superview === table)
  }

  @Test func headAndFootFrameTheRows() {
    table.rowHeight = 50
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    show([["A", "B"]])
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 100)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 200, width: 320, height: 30))
    #expect(table.contentSize == CGSize(width: 320, height: 230))
  }

  @Test func changesShowAfterTheNextLayout() {
    table.rowHeight = 50
    show([["A", "B"]])
    source.texts[0].insert("New", at: 1)
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.visibleCells.compactMap { ($0 as? TextCell)?.label.text } == ["A", "New", "B"])
    source.texts = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentSize.height == 0)
  }

  @Test func contentThatGrewIsMeasuredAnewBetweenUpdates() throws {
    show([["Short", "Next"]])
    let cell = try #require(table.visibleCells.first as? TextCell)
    let height = cell.frame.height
    cell.label.text = long
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.visibleCells.first === cell)
    #expect(cell.frame.height > height + 15)
    #expect(table.visibleCells.last?.frame.minY == cell.frame.maxY)
    table.frame.size.width = 1000
    table.layoutIfNeeded()
    #expect(cell.frame.height == height)
  }

  @Test func styledCellsPlaceTheirLabels() throws {
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let style: UITableViewCell.CellStyle = indexPath.row == 0 ? .value1 : .subtitle
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }
    let plain = Plain()
    table.dataSource = plain
    table.layoutIfNeeded()
    let cells = table.visibleCells
    try #require(cells.count == 2)
    // 43.5 points high, with 8 points before the accessory, as in saved files.
    #expect(cells[0].frame.height == 43.5)
    #expect(cells[0].textLabel?.frame.minX == 16)
    let detail = try #require(cells[0].detailTextLabel)
    #expect(abs(detail.frame.maxX - (cells[0].contentView.bounds.width - 8)) < 0.51)
    #expect(cells[0].contentView.frame.width < 320)
    #expect(cells[1].frame.height > 44)
    let (title, subtitle) = (cells[1].textLabel?.frame, cells[1].detailTextLabel?.frame)
    #expect(subtitle.map { $0.minY - 1 } == title?.maxY)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func chosenRowsAreKnown() {
    show([["A", "B"]])
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path)
    #expect(table.cellForRow(at: path)?.isSelected == true)
    table.deselectRow(at: path, animated: false)
    #expect(table.indexPathForSelectedRow == nil)
  }
}
