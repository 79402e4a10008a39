// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The start of the separator below a row.
///
/// Sources: the references of `UITableViewCell.separatorInset` and
/// `UICollectionViewListCell.separatorLayoutGuide`. Apple's session on lists in collection views of
/// 2020: list contents align the separator with their first text.
@MainActor
struct CellSeparatorTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let make: (IndexPath) -> UITableViewCell
    init(_ make: @escaping (IndexPath) -> UITableViewCell) { self.make = make }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { make(indexPath) }
  }

  /// The left ends and widths of a table's separators.
  private func lines(_ make: @escaping (IndexPath) -> UITableViewCell) -> [String] {
    let rows = Rows(make)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = rows
    table.separatorColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    table.layoutIfNeeded()
    return ends(in: table.svg())
  }

  private func ends(in svg: String) -> [String] {
    svg.split(separator: "\n").filter { $0.contains("#00ff00") }.map { line in
      let x = line.firstMatch(of: /\ x="([0-9.]+)"/)?.1 ?? "0"
      let width = line.firstMatch(of: /\ width="([0-9.]+)"/)?.1 ?? "?"
      return "\(x)+\(width)"
    }
  }

  @Test func aCellsOwnInsetCounts() {
    let inset = { (left: CGFloat, right: CGFloat) in
      self.lines { _ in
        let cell = UITableViewCell()
        cell.separatorInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
        return cell
      }
    }
    #expect(inset(72, 0) == ["72+248"])
    #expect(inset(0, 20) == ["0+300"])
    // These insets hide one separator.
    #expect(inset(.greatestFiniteMagnitude, 0) == [])
    #expect(inset(0, 320) == [])
  }

  @Test func linesBeginAtTheTextOfAContent() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let plain = lines { _ in
      let cell = UITableViewCell()
      cell.contentConfiguration = content
      return cell
    }
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
    content.imageToTextPadding = 10
    let withImage = lines { _ in
      let cell = UITableViewCell()
      cell.contentConfiguration = content
      return cell
    }
    #expect(plain == ["16+304"] && withImage == ["56+264"])
  }

  private func list(
    _ change: @escaping (UICollectionViewListCell) -> Void
  ) -> (view: UICollectionView, data: UICollectionViewDiffableDataSource<Int, Int>) {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.color = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, _ in change(cell)
    }
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    data.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return (view, data)
  }

  @Test func linesOfListsBeginAtTheText() {
    let list = list { cell in
      var content = UIListContentConfiguration.cell()
      content.text = "Title"
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
      content.imageToTextPadding = 10
      cell.contentConfiguration = content
    }
    let cell = list.view.visibleCells.first
    let text = (cell?.contentView as? UIListContentView)?.textLayoutGuide?.layoutFrame.minX ?? 0
    #expect(ends(in: list.view.svg()).last?.hasPrefix("\(Int(text))+") == true)
    #expect(text > 50)
  }

  @Test func constraintsPlaceTheGuideOfTheLine() {
    let list = list { cell in
      let label = UILabel(frame: CGRect(x: 90, y: 0, width: 100, height: 40))
      cell.contentView.addSubview(label)
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive =
        true
    }
    #expect(ends(in: list.view.svg()).last == "90+230")
  }
}
