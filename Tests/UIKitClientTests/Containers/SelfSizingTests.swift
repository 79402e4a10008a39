// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Visible rows and items that change their size, by the reference of `selfSizingInvalidation`.
@MainActor
struct SelfSizingTests {
  private final class Row: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 60)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
      bottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        height, bottom, box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { return nil }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Source()

  init() {
    table.separatorStyle = .none
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.layoutIfNeeded()
  }

  private func row(_ index: Int) throws -> Row {
    try #require(table.cellForRow(at: IndexPath(row: index, section: 0)) as? Row)
  }

  private var tops: [CGFloat] {
    (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY }
  }

  @Test func cellThatInvalidatesItsSizeIsMeasuredAgain() throws {
    #expect(tops == [0, 60, 120])
    try row(0).height.constant = 100
    table.layoutIfNeeded()
    #expect(tops == [0, 60, 120])
    try row(0).invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(tops == [0, 100, 160])
    #expect(try row(1).frame.minY == 100)
  }

  @Test func disabledInvalidationKeepsRowHeightsUntilABatchUpdate() throws {
    table.selfSizingInvalidation = .disabled
    try row(0).height.constant = 100
    try row(0).invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(tops == [0, 60, 120])
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    #expect(tops == [0, 100, 160])
  }

  @Test func changedConstraintsAloneCountWhereTheyAreIncluded() throws {
    table.selfSizingInvalidation = .enabledIncludingConstraints
    try row(1).height.constant = 90
    table.layoutIfNeeded()
    #expect(tops == [0, 60, 150])
    #expect(try row(1).box.frame.height == 90)
  }

  @Test func rowsOfFixedHeightsKeepThem() throws {
    table.rowHeight = 50
    table.reloadData()
    table.layoutIfNeeded()
    #expect(tops == [0, 50, 100])
    try row(0).invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(tops == [0, 50, 100])
  }
}
