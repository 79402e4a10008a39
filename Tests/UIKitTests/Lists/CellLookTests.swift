// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Indentation and separators of rows. Source: Apple's documentation of `indentationLevel`,
/// `indentationWidth` and `separatorColor`.
@MainActor
struct CellLookTests {
  private final class Source: NSObject, UITableViewDataSource {
    var levels = [0, 2]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      levels.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.indentationLevel = levels[indexPath.row]
      return cell
    }
  }

  private let source = Source()

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  /// UITableView.h and UICollectionView.h: the background has the size of the list and is behind
  /// its cells.
  @Test func backgroundsStayInPlaceWhileListsScroll() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    let table = table()
    (table.backgroundView, collection.backgroundView) = (UIView(), UIView())
    for list in [table, collection] {
      list.contentOffset.y = 30
      list.layoutIfNeeded()
      #expect(list.subviews.first?.frame == CGRect(x: 0, y: 30, width: 320, height: 200))
    }
  }

  @Test func rowsAreInFrontOfABackgroundThatWasSetBefore() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = source
    let background = UIView()
    table.backgroundView = background
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(table.subviews.first === background)
  }

  @Test func indentedTextsBeginFurtherIn() throws {
    let table = table()
    let cells = table.visibleCells
    try #require(cells.count == 2)
    let (plain, indented) = (try #require(cells[0].textLabel), try #require(cells[1].textLabel))
    #expect(indented.frame.minX == plain.frame.minX + 20)
    #expect(cells[1].detailTextLabel?.frame.minX == indented.frame.minX)
    #expect(cells[1].contentView.frame.minX == cells[0].contentView.frame.minX)
    cells[1].indentationWidth = 30
    table.layoutIfNeeded()
    #expect(indented.frame.minX == plain.frame.minX + 60)
  }

  @Test func linesHaveTheColourOfTheTable() {
    let table = table()
    #expect(!table.svg().lowercased().contains("#ff0000"))
    table.separatorColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    table.layoutIfNeeded()
    #expect(table.svg().lowercased().contains("#ff0000"))
  }

  private struct Content: UIContentConfiguration {
    var text: String

    func makeContentView() -> any UIView & UIContentView { Shown(self) }

    func updated(for state: any UIConfigurationState) -> Content { self }
  }

  private final class Shown: UIView, UIContentView {
    let field = UITextField()
    var configuration: any UIContentConfiguration { didSet { apply() } }

    init(_ content: Content) {
      configuration = content
      super.init(frame: .zero)
      addSubview(field)
      apply()
    }

    required init?(coder: NSCoder) { nil }

    private func apply() { field.text = (configuration as? Content)?.text }
  }

  /// UIKit's documentation of `contentConfiguration`: a compatible view is reused for a new
  /// configuration.
  @Test func compatibleViewsTakeAnotherConfiguration() throws {
    for cell in [UITableViewCell(), UICollectionViewCell()] as [UIView] {
      func set(_ content: any UIContentConfiguration) {
        (cell as? UITableViewCell)?.contentConfiguration = content
        (cell as? UICollectionViewCell)?.contentConfiguration = content
      }
      func shown() -> UIView? {
        (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
      }
      set(Content(text: "a"))
      let view = try #require(shown() as? Shown)
      set(Content(text: "b"))
      #expect(shown() === view)
      #expect(view.field.text == "b")
      set(UIListContentConfiguration.cell())
      #expect(shown() is UIListContentView)
    }
  }
}
